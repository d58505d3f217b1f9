import { expect, test } from "vitest";
import { joinFiles, sentFilesSchema, uploadSchema, type SentFile } from "./attachment-upload.ts";
import { FILE_LIMITS } from "./attachments.ts";

const idOf = (number: number) => `0d5dcf4b-0000-4000-8000-${String(number).padStart(12, "0")}`;
const file = (number: number, more: Partial<SentFile> = {}): SentFile => ({
  id: idOf(number),
  name: `${number}.pdf`,
  size: number,
  ...more,
});

test("reads the files of a form, those that were rejected too, and an older build's error code", () => {
  expect(
    sentFilesSchema.parse([
      file(0),
      { ...file(1), errorCode: "empty" },
      { ...file(2), refusal: "busy" },
      { ...file(3), name: "a/b" },
    ]),
  ).toEqual([
    file(0),
    file(1, { errorCode: "empty" }),
    file(2, { errorCode: "busy" }),
    file(3, { name: "a\uFFFDb" }),
  ]);
});

test.each([
  ["an unknown field", [{ ...file(1), path: "/etc/passwd" }]],
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

test("reads what is missing of an upload", () => {
  const upload = { state: "uploading", partBytes: 4, missingParts: [{ number: 1, url: "/api" }] };
  expect(uploadSchema.parse(upload)).toEqual(upload);
  for (const wrong of [
    { ...upload, partBytes: 0 },
    { ...upload, state: "tired" },
    { ...upload, missingParts: [{ number: 0, url: "/api" }] },
    { ...upload, missingParts: [{ number: 1 }] },
  ])
    expect(uploadSchema.safeParse(wrong).success).toBe(false);
});
