import { expect, it } from "vitest";
import { noteSchema, quoteRequestChangeSchema } from "./quote-request-change.ts";
import { quoteRequestSchema } from "./quote-request-schema.ts";

it.each([
  ["a bell", "\u0007"],
  ["the line separator", "\u2028"],
  ["the paragraph separator", "\u2029"],
  ["half a character", "\uD800"],
])("a line holds no %s, whether the buyer types it or the export desk", (_name, character) => {
  const line = `Ana${character}Ruiz`;
  const buyer = { name: line, email: "ana@estudio.example", projectType: "other" };
  expect(quoteRequestSchema.safeParse(buyer).success).toBe(false);
  expect(quoteRequestChangeSchema.safeParse({ version: 1, assignee: line }).success).toBe(false);
});

const messageOf = (note: string) => noteSchema.safeParse({ note }).error?.issues[0]?.message;

it("a note keeps its lines and tabs, and loses the spaces around it", () => {
  expect(noteSchema.parse({ note: " one\r\n\ttwo\u2028three \n" })).toEqual({
    note: "one\n\ttwo\u2028three",
  });
  expect(messageOf("a\u0000b")).toBe("has characters that can't be printed");
  expect(messageOf("  ")).toBe("is empty");
});

it("a change names what it changes, and nobody is an empty name", () => {
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
