import { expect, test } from "vitest";
import { joinFiles, sentFilesSchema, type SentFile } from "./attachment-upload.ts";
import { FILE_LIMITS } from "./file-rules.ts";

const idOf = (number: number) => `0d5dcf4b-0000-4000-8000-${String(number).padStart(12, "0")}`;
const file = (number: number, more: Partial<SentFile> = {}): SentFile => ({
  id: idOf(number),
  name: `${number}.pdf`,
  size: number,
  ...more,
});

test("reads the files of a form, those that were rejected too", () => {
  expect(
    sentFilesSchema.parse([
      file(0),
      { ...file(1), errorCode: "empty" },
      { ...file(3), name: "a/b" },
    ]),
  ).toEqual([file(0), file(1, { errorCode: "empty" }), file(3, { name: "a_b" })]);
});

test.each([
  ["an id that is none", [{ ...file(1), id: "1" }]],
  ["a negative size", [file(-1)]],
  ["an unknown error code", [{ ...file(1), errorCode: "tired" }]],
  [
    "more files than a form can name",
    Array.from({ length: FILE_LIMITS.count * 2 + 1 }, (_, n) => file(n)),
  ],
])("rejects %s", (_case, files) => {
  expect(sentFilesSchema.safeParse(files).success).toBe(false);
});

test("joins the files of a form with those that came with it, each once and the received one last", () => {
  const received = file(1, { errorCode: "empty" });
  expect(joinFiles([file(1), file(2)], [received, file(3)])).toEqual([received, file(2), file(3)]);
  const many = Array.from({ length: FILE_LIMITS.count * 3 }, (_, number) => file(number));
  expect(joinFiles(many, [])).toEqual(many.slice(0, FILE_LIMITS.count * 2));
});
