"""The window around it all: menus, tools, pages and sheets, and what the menus do."""
