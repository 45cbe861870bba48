"""To be read: the rules, the keys, the program and its licences."""
