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
])("takes the call %s", (text) => {
  expect(isActionCall([text])).toBe(true);
});

it.each(["", "{", "{}", "null", '"$K1"', '["$K0"]', '["$K12345"]', '["$F1"]', '[{"a":["$@1"]}]'])(
  "refuses the call %s",
  (text) => {
    expect(isActionCall([text])).toBe(false);
  },
);

it("takes one part with arguments, which is text", () => {
  expect(isActionCall([])).toBe(false);
  expect(isActionCall(["[]", "[]"])).toBe(false);
  expect(isActionCall([new File(["[]"], "arguments.json")])).toBe(false);
});

it("takes arguments of the depth that a form's earlier answer has, and no deeper", () => {
  expect(isActionCall([nested(16)])).toBe(true);
  expect(isActionCall([nested(17)])).toBe(false);
});

it("takes a form that names no action, or one of ours by its number", () => {
  expect(isActionForm(formOf({ name: "Ana" }))).toBe(true);
  expect(isActionForm(formOf({ [`$ACTION_ID_${ID}`]: "" }))).toBe(true);
  expect(isActionForm(formOf({ [`$ACTION_ID_${ID}0`]: "" }))).toBe(false);
  expect(isActionForm(formOf({ [`$ACTION_ID_${ID}\n`]: "" }))).toBe(false);
  expect(isActionForm(formOf({ [`x$ACTION_ID_${ID}x`]: "" }))).toBe(true);
});

it("takes a form with bound arguments as a page of this site writes it", () => {
  expect(isActionForm(bound({ id: ID, bound: "$@1" }))).toBe(true);
  expect(isActionForm(bound({ id: ID, bound: "$@1" }, "[]", "123"))).toBe(true);
  expect(isActionForm(bound({ id: ID, bound: null }))).toBe(true);
});

it.each<[string, FormData]>([
  ["a number of four digits", bound({ id: ID, bound: null }, "[]", "1234")],
  ["a number with a sign", bound({ id: ID, bound: null }, "[]", "-1")],
  ["a number with a tail", bound({ id: ID, bound: null }, "[]", "1x")],
  ["no number", bound({ id: ID, bound: null }, "[]", "")],
  ["no action", bound(null)],
  ["a text for an action", bound("x")],
  ["an action without an id", bound({ bound: null })],
  ["an id that is a list", bound({ id: [ID], bound: null })],
  ["an id that is too short", bound({ id: "6", bound: null })],
  ["arguments that stand elsewhere", bound({ id: ID, bound: "$@2" })],
  ["no arguments", bound({ id: ID })],
  ["arguments that are no list", bound({ id: ID, bound: "$@1" }, "{}")],
  ["arguments in a file", bound({ id: ID, bound: "$@1" }, new Blob(["[]"]))],
])("refuses a form with %s", (_case, form) => {
  expect(isActionForm(form)).toBe(false);
});
