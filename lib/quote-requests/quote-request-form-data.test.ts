import { expect, it } from "vitest";
import { readQuoteRequestForm } from "./quote-request-form-data.ts";

const KEY = "44832788-350d-4961-8edf-601ca09aaa33";

function read(fields: Record<string, string | Blob | (string | Blob)[]>) {
  const form = new FormData();
  for (const [name, values] of Object.entries({ idempotencyKey: KEY, ...fields }))
    for (const value of [values].flat()) form.append(name, value);
  return readQuoteRequestForm(form);
}

it("reads text as typed, lowercases the key and parses the times", () => {
  const form = read({
    idempotencyKey: KEY.toUpperCase(),
    name: " Ana ",
    productCategories: ["wall-panels", "hardwood-flooring"],
    website: "x",
    renderedAt: "1700000000000",
    filledIn: "9000",
  });
  expect(form).toMatchObject({
    idempotencyKey: KEY,
    input: { name: " Ana ", phone: "", productCategories: ["wall-panels", "hardwood-flooring"] },
    website: "x",
    renderedAt: 1_700_000_000_000,
    filledIn: 9_000,
  });
});

it.each(["x9", "9x", "-1", "1.5", "1".repeat(16)])("ignores %j as a time", (time) => {
  expect(read({ renderedAt: time, filledIn: time })).toMatchObject({
    renderedAt: undefined,
    filledIn: undefined,
  });
});

it("gives a form from a static page a key and a render time", () => {
  const form = new FormData();
  for (const name of ["idempotencyKey", "renderedAt", "message"]) form.set(name, "");
  const [first, second] = [1, 2].map((now) => readQuoteRequestForm(form, now));
  expect(first).toMatchObject({ isAnonymous: true, renderedAt: 1 });
  expect(first?.idempotencyKey).not.toBe(second?.idempotencyKey);
  form.set("idempotencyKey", KEY);
  expect(readQuoteRequestForm(form, 3)).toMatchObject({ isAnonymous: true, idempotencyKey: KEY });
  form.set("filledIn", "9000");
  expect(readQuoteRequestForm(form, 3)).not.toHaveProperty("isAnonymous");
});

it("ignores a file in place of text or a product", () => {
  const file = new Blob(["Ana"]);
  const form = read({ name: file, productCategories: [file, "wall-panels"] });
  expect(form?.input).toMatchObject({ name: "", productCategories: ["wall-panels"] });
});

it.each(["", "x", `${KEY}0`, `0${KEY}`, "44832788-350d-5961-8edf-601ca09aaa33"])(
  "rejects a form with key %j",
  (idempotencyKey) => expect(read({ idempotencyKey })).toBeUndefined(),
);

it("rejects a value that is not a form", () => {
  for (const sent of [undefined, null, "form", { idempotencyKey: KEY }])
    expect(readQuoteRequestForm(sent)).toBeUndefined();
});

it("reads the attachments, without the nameless file of an empty input", () => {
  const plan = new File(["%PDF-1.7"], "plan.pdf");
  const none = new File([], "");
  const pasted = new File(["bytes"], "");
  const empty = new File([], "empty.pdf");
  const form = read({ attachments: [plan, none, "text", pasted, empty] });
  expect(form?.attachments).toEqual([plan, pasted, empty]);
  expect(read({})?.attachments).toEqual([]);
});

it("reads the list of uploaded files", () => {
  const file = { id: crypto.randomUUID(), name: "plan.pdf", size: 8 };
  expect(read({ files: JSON.stringify([file]) })?.files).toMatchObject([file]);
  expect(read({ files: "" })?.files).toEqual([]);
  for (const broken of ["{", "{}", '[{"id":1}]'])
    expect(read({ files: broken })?.files).toBeUndefined();
});
