import { expect, it } from "vitest";
import { isActionCall, isActionForm } from "./action-payload.ts";

const ID = "6".repeat(42);

const formOf = (fields: Record<string, string | Blob>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};
const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
const bound = (action: unknown, values: string | Blob = "[]", number = "1") =>
  formOf({
    [`$ACTION_REF_${number}`]: "",
    [`$ACTION_${number}:0`]: JSON.stringify(action),
    [`$ACTION_${number}:1`]: values,
  });

it.each([
  "[]",
  "[1,true,null]",
  '["text","$$5 a foot","$undefined","$K1","$Kff"]',
  '[{"status":"error","sent":{"input":{"message":null}}},"$K1"]',
])("accepts the call %s", (text) => {
  expect(isActionCall([text])).toBe(true);
});

it.each(["", "{", "{}", "null", '"$K1"', '["$K0"]', '["$K12345"]', '["$F1"]', '[{"a":["$@1"]}]'])(
  "rejects the call %s",
  (text) => {
    expect(isActionCall([text])).toBe(false);
  },
);

it("accepts exactly one text part of arguments", () => {
  expect(isActionCall([])).toBe(false);
  expect(isActionCall(["[]", "[]"])).toBe(false);
  expect(isActionCall([new File(["[]"], "arguments.json")])).toBe(false);
});

it("limits the nesting depth of arguments", () => {
  expect(isActionCall([nested(16)])).toBe(true);
  expect(isActionCall([nested(17)])).toBe(false);
});

it("accepts a form that names no action, or a valid action id", () => {
  expect(isActionForm(formOf({ name: "Ana" }))).toBe(true);
  expect(isActionForm(formOf({ [`$ACTION_ID_${ID}`]: "" }))).toBe(true);
  expect(isActionForm(formOf({ [`$ACTION_ID_${ID}0`]: "" }))).toBe(false);
  expect(isActionForm(formOf({ [`$ACTION_ID_${ID}\n`]: "" }))).toBe(false);
  expect(isActionForm(formOf({ [`x$ACTION_ID_${ID}x`]: "" }))).toBe(true);
});

it("accepts a form with bound arguments as rendered by this site", () => {
  expect(isActionForm(bound({ id: ID, bound: "$@1" }))).toBe(true);
  expect(isActionForm(bound({ id: ID, bound: "$@1" }, "[]", "123"))).toBe(true);
  expect(isActionForm(bound({ id: ID, bound: null }))).toBe(true);
});

it.each<[string, FormData]>([
  ["a number of four digits", bound({ id: ID, bound: null }, "[]", "1234")],
  ["a number with a sign", bound({ id: ID, bound: null }, "[]", "-1")],
  ["a number with a suffix", bound({ id: ID, bound: null }, "[]", "1x")],
  ["no number", bound({ id: ID, bound: null }, "[]", "")],
  ["no action", bound(null)],
  ["text as an action", bound("x")],
  ["an action without an id", bound({ bound: null })],
  ["a list as an id", bound({ id: [ID], bound: null })],
  ["a short id", bound({ id: "6", bound: null })],
  ["a wrong reference to its arguments", bound({ id: ID, bound: "$@2" })],
  ["no arguments", bound({ id: ID })],
  ["arguments that are not a list", bound({ id: ID, bound: "$@1" }, "{}")],
  ["arguments in a file", bound({ id: ID, bound: "$@1" }, new Blob(["[]"]))],
])("rejects a form with %s", (_case, form) => {
  expect(isActionForm(form)).toBe(false);
});
