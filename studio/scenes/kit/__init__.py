"""Building blocks of every scene. Lengths are metres, angles degrees unless a docstring says
radians.
"""
