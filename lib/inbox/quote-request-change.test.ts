import { expect, it } from "vitest";
import {
  BULK_BYTES,
  BULK_LIMIT,
  bulkChangeSchema,
  noteSchema,
  quoteRequestChangeSchema,
} from "./quote-request-change.ts";
import { quoteRequestSchema } from "#lib/quote-requests/quote-request-schema.ts";

it.each([
  ["a bell", "\u0007", ""],
  ["the line separator", "\u2028", " "],
  ["a lone surrogate", "\uD800", "\uFFFD"],
])("puts a line with %s right, from the buyer and from the operator", (_name, typed, stored) => {
  const [line, name] = [`Ana${typed}Ruiz`, `Ana${stored}Ruiz`];
  const buyer = { name: line, email: "ana@estudio.example", projectType: "other" };
  expect(quoteRequestSchema.parse(buyer).name).toBe(name);
  expect(quoteRequestChangeSchema.parse({ version: 1, assignee: line }).assignee).toBe(name);
});

const messageOf = (note: string) => noteSchema.safeParse({ note }).error?.issues[0]?.message;

it("keeps line breaks and tabs in a note and trims it", () => {
  expect(noteSchema.parse({ note: " one\r\n\ttwo\u2028three \n" })).toEqual({
    note: "one\n\ttwo\nthree",
  });
  expect(messageOf("  ")).toBe("is empty");
});

it("requires a changed field and treats an empty assignee as none", () => {
  const nothing = quoteRequestChangeSchema.safeParse({ version: 1 });
  expect(nothing.error?.issues).toMatchObject([{ message: "nothing to change" }]);
  const [status, assignee] = ["spam", "Ana"] as const;
  for (const change of [{ status }, { assignee }, { status, assignee }])
    expect(quoteRequestChangeSchema.parse({ version: 1, ...change })).toEqual({
      version: 1,
      ...change,
    });
  expect(quoteRequestChangeSchema.parse({ version: 1, assignee: "  " })).toEqual({
    version: 1,
    assignee: null,
  });
});

const spam = (id: number) => ({ id, version: 1, status: "spam" as const });
const mistakes = (changes: unknown) =>
  bulkChangeSchema.safeParse({ changes }).error?.issues.map(({ message }) => message);

it("takes as many changes at once as one transaction may hold", () => {
  const changes = Array.from({ length: BULK_LIMIT }, (_, index) => spam(index + 1));
  expect(bulkChangeSchema.parse({ changes })).toEqual({ changes });
  expect(mistakes([...changes, spam(BULK_LIMIT + 1)])).toHaveLength(1);
  const longest = changes.map((change) => ({ ...change, assignee: "\u{1F332}".repeat(40) }));
  expect(mistakes(longest)).toBeUndefined();
  expect(Buffer.byteLength(JSON.stringify({ changes: longest }))).toBeLessThan(BULK_BYTES);
});

it.each([
  [[], [expect.any(String)]],
  [[spam(1), spam(1)], ["a request is named twice"]],
  [[spam(0)], [expect.any(String)]],
  [[{ id: 1, version: 1 }], ["nothing to change"]],
  [[{ ...spam(1), price: 1 }], [expect.any(String)]],
])("rejects the changes %j", (changes, messages) => {
  expect(mistakes(changes)).toEqual(messages);
});
