"""What every scene starts with: an empty file and the settings of this run."""

import sys

import bpy


class Settings:
    """The key=value words after `--` on Blender's command line; of a repeated key the last one
    holds.
    """

    def __init__(self, words):
        self._values = dict(word.split("=", 1) for word in words if "=" in word)

    @classmethod
    def from_command_line(cls):
        """Settings of the running Blender process."""
        return cls(sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else [])

    def text(self, key, default=None):
        """Value as it was written, or `default`."""
        return self._values.get(key, default)

    def number(self, key, default):
        """Value as a float."""
        return float(self._values.get(key, default))

    def integer(self, key, default):
        """Value as an integer."""
        return int(self._values.get(key, default))

    def flag(self, key, default=False):
        """True when the value is 1."""
        return self._values.get(key, "1" if default else "0") == "1"


def clear_scene():
    """Empties Blender's file, so that a scene depends on nothing but its script."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
