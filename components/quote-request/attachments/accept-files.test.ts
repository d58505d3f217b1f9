import fc from "fast-check";
import { expect, test } from "vitest";
import { FILE_LIMITS } from "#lib/attachments/file-rules.ts";
import { toSentFile, type ListedFile } from "./listed-file.ts";
import { acceptFiles } from "./accept-files.ts";
import { sentFilesSchema } from "#lib/attachments/attachment-upload.ts";
import { ENGLISH } from "#lib/languages/words.ts";

const file = (name: string, size = 1_000, lastModified = 1) => ({ name, size, lastModified });
const take = (...chosen: ReturnType<typeof file>[]) => acceptFiles([], chosen);
const kinds = (list: readonly ListedFile[]) =>
  list.map(({ status }) => ("errorCode" in status ? status.errorCode : status.kind));
const MB = 1024 * 1024;

test("rejects invalid files by name and accepts the rest", () => {
  const { list, toSend } = take(
    file("plan.pdf"),
    file("big.zip", 26 * MB),
    file("nothing.dwg", 0),
    file("page.html"),
    file("no extension"),
    { ...file("IMG_1"), type: "image/heic" } as ReturnType<typeof file>,
    file("PLAN.STP"),
  );
  expect(kinds(list)).toEqual([
    "waiting",
    "too-large",
    "empty",
    "unknown-type",
    "unknown-type",
    "waiting",
    "waiting",
  ]);
  expect([...toSend.values()].map(({ name }) => name)).toEqual(["plan.pdf", "IMG_1", "PLAN.STP"]);
});

test("rejects an eleventh file and files beyond 60 MB together", () => {
  const eleven = Array.from({ length: 11 }, (_, index) => file(`${index}.pdf`));
  expect(kinds(take(...eleven).list)).toEqual([...Array(10).fill("waiting"), "too-many"]);
  const large = [1, 2, 3].map((index) => file(`${index}.pdf`, 25 * MB));
  expect(kinds(take(...large).list)).toEqual(["waiting", "waiting", "too-large-together"]);
});

test("reports a duplicate without listing it, except with another date", () => {
  const { list, notices } = take(file("plan.pdf"), file("plan.pdf"), file("plan.pdf", 1_000, 2));
  expect(kinds(list)).toEqual(["waiting", "waiting"]);
  expect(notices.map((say) => say(ENGLISH))).toEqual([
    "plan.pdf: The same file is in the list already.",
  ]);
});

test("resumes a lost file under its id and rechecks a rejected one", () => {
  const { list } = take(file("plan.pdf"), file("big.pdf", 26 * MB));
  const lost = list.map((listed): ListedFile =>
    listed.name === "plan.pdf" ? { ...listed, status: { kind: "absent" } } : listed,
  );
  const again = acceptFiles(lost, [file("plan.pdf"), file("big.pdf", 26 * MB)]);
  expect(kinds(again.list)).toEqual(["waiting", "too-large"]);
  expect([...again.toSend.keys()]).toEqual([list[0]?.id]);
});

const anyFile = fc.record({
  name: fc.oneof(
    fc.constantFrom("plan.pdf", "doors.dwg", "x.exe", ".pdf", "a\u202Efdp.exe"),
    fc.string({ unit: "binary", maxLength: 300 }),
  ),
  size: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 30 * MB })),
  lastModified: fc.integer({ min: 0, max: 2 }),
});

test("keeps uploads within the limits for any selection", () => {
  fc.assert(
    fc.property(fc.array(fc.array(anyFile, { maxLength: 30 }), { maxLength: 4 }), (rounds) => {
      let list: ListedFile[] = [];
      for (const chosen of rounds) ({ list } = acceptFiles(list, chosen));
      const sent = list.filter(({ status }) => status.kind === "waiting");
      expect(sent.length).toBeLessThanOrEqual(FILE_LIMITS.count);
      expect(sent.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(
        FILE_LIMITS.totalBytes,
      );
      const named = JSON.stringify(list.map(toSentFile));
      expect(sentFilesSchema.parse(JSON.parse(named))).toHaveLength(list.length);
    }),
  );
});
