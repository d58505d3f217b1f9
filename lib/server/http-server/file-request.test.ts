import { mkdtemp, rm, writeFile } from "node:fs/promises";
import type { IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { findFile, refuseFile } from "./file-request.ts";

const FILE = { size: 100, mtimeMs: Date.UTC(2026, 0, 1, 0, 0, 0, 500) };

it.each([
  ["bytes=0-1", undefined, true],
  ["bytes=99-", undefined, true],
  ["bytes=-1", undefined, true],
  ["bytes=0-999", undefined, true],
  ["bytes=200-300, 0-1", undefined, true],
  ["bytes=9-1", undefined, false],
  ["bytes=0-1,9-1", undefined, false],
  ["bytes=-", undefined, false],
  ["bytes=", undefined, false],
  ["bytes=a-b", undefined, false],
  ["items=0-1", undefined, false],
  ["bytes=100-", 416, true],
  ["bytes=-0", 416, true],
  ["bytes=100-101,200-", 416, true],
])("reads the range %s", (range, status, isKept) => {
  const headers: IncomingHttpHeaders = { range };
  const refusal = refuseFile(headers, FILE);
  expect(refusal?.status).toBe(status);
  if (status) expect(refusal?.headers).toEqual({ "Content-Range": "bytes */100" });
  expect("range" in headers).toBe(isKept);
});

it("sends the whole to whoever asks for a part beyond it on a condition", () => {
  const headers = { range: "bytes=100-", "if-range": '"old"' };
  expect(refuseFile(headers, FILE)).toBeUndefined();
  expect(headers).not.toHaveProperty("range");
});

it.each([
  [{ "if-match": '"x"' }, 412],
  [{ "if-match": "*" }, undefined],
  [{ "if-unmodified-since": "Thu, 01 Jan 2026 00:00:00 GMT" }, undefined],
  [{ "if-unmodified-since": "Wed, 31 Dec 2025 23:59:59 GMT" }, 412],
  [{ "if-unmodified-since": "yesterday" }, undefined],
])("reads the precondition %j", (headers, status) => {
  expect(refuseFile(headers, FILE)?.status).toBe(status);
});

it("finds the files of its folder alone", async () => {
  const folder = await mkdtemp(join(tmpdir(), "files-"));
  await writeFile(join(folder, "a b.txt"), "abc");
  expect(await findFile(folder, "/a b.txt")).toMatchObject({ size: 3 });
  for (const path of ["/none", "/../../etc/passwd", "/../", "/", "/\0"])
    expect(await findFile(folder, path), path).toBeUndefined();
  await rm(folder, { recursive: true });
});
