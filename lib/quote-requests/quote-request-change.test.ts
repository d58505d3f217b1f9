import { expect, it } from "vitest";
import { noteSchema, quoteRequestChangeSchema } from "./quote-request-change.ts";
import { quoteRequestSchema } from "./quote-request-schema.ts";

it.each([
  ["a bell", "\u0007"],
  ["the line separator", "\u2028"],
  ["the paragraph separator", "\u2029"],
  ["a lone surrogate", "\uD800"],
])("rejects a line with %s from the buyer and from the operator", (_name, character) => {
  const line = `Ana${character}Ruiz`;
  const buyer = { name: line, email: "ana@estudio.example", projectType: "other" };
  expect(quoteRequestSchema.safeParse(buyer).success).toBe(false);
  expect(quoteRequestChangeSchema.safeParse({ version: 1, assignee: line }).success).toBe(false);
});

const messageOf = (note: string) => noteSchema.safeParse({ note }).error?.issues[0]?.message;

it("keeps line breaks and tabs in a note and trims it", () => {
  expect(noteSchema.parse({ note: " one\r\n\ttwo\u2028three \n" })).toEqual({
    note: "one\n\ttwo\u2028three",
  });
  expect(messageOf("a\u0000b")).toBe("has characters that can't be printed");
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
