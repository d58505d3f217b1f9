import { expect, it } from "vitest";
import { latinKey } from "./latin-key.ts";

it.each([
  ["j", "KeyJ", "j"],
  ["о", "KeyJ", "j"],
  ["Ξ", "KeyJ", "j"],
  ["ت", "KeyJ", "j"],
  ["لا", "KeyB", "b"],
  ["ח", "KeyJ", "j"],
  // A Latin letter means itself, wherever it is.
  ["A", "KeyQ", "a"],
  ["ö", "Semicolon", "ö"],
  ["/", "Digit7", "/"],
  [";", "KeyQ", "q"],
  ["/", "KeyQ", "q"],
  ["่", "KeyJ", "j"],
  [".", "Slash", "/"],
  ["؟", "Slash", "?"],
  [",", "KeyW", ","],
  ["ArrowDown", "ArrowDown", "ArrowDown"],
])("%j at %s is the key %j", (key, code, pressed) => {
  expect(latinKey(key, code)).toBe(pressed);
});
