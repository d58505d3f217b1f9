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
    pelican: "x",
    renderedAt: "1700000000000",
    filledIn: "9000",
  });
  expect(form).toMatchObject({
    idempotencyKey: KEY,
    input: { name: " Ana ", phone: "", productCategories: ["wall-panels", "hardwood-flooring"] },
    decoy: "x",
    renderedAt: 1_700_000_000_000,
    filledIn: 9_000,
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

it.each(["", "x", `${KEY}0`, `0${KEY}`, "44832788-350d-5961-8edf-601ca09aaa33"])(
  "rejects a form with key %j",
  (idempotencyKey) => expect(read({ idempotencyKey })).toBeUndefined(),
);

it("reads the attachments, without the nameless file of an empty input", () => {
  const plan = new File(["%PDF-1.7"], "plan.pdf");
  const none = new File([], "");
  const pasted = new File(["bytes"], "");
  const empty = new File([], "empty.pdf");
  const form = read({ attachments: [plan, none, "text", pasted, empty] });
  expect(form?.attachments).toEqual([plan, pasted, empty]);
  expect(read({})?.attachments).toEqual([]);
});
