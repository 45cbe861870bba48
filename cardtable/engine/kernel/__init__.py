"""The search kernel: trick play on integers, sampled worlds, and the tree.

One source runs everywhere: as Python, or compiled by mypyc where a build asks for it (see the hatch build
hook ``packaging/build_hook.py``). Both give the same move for the same seed and number of iterations:
the kernel has a random generator of its own and reckons in whole numbers below 2**62 only. It imports
nothing of Cardtable; :mod:`cardtable.engine.bridge` translates for it.
"""
