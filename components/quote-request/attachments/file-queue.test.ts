import { randomBytes, randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DraftFile } from "#components/quote-request/draft/form-draft.ts";
import { FileQueue } from "./file-queue.ts";
import { TestUploadServer } from "#e2e/support/upload-server.ts";
import { TestXmlHttpRequest } from "#e2e/support/xml-http-request.ts";

let server: TestUploadServer;
let page: EventTarget & { location?: object };
let kept: DraftFile[];
const draftKey = randomUUID();

beforeEach(async () => {
  vi.stubGlobal("XMLHttpRequest", TestXmlHttpRequest);
  page = new EventTarget();
  vi.stubGlobal("window", page);
  kept = [];
  server = new TestUploadServer();
  await server.start();
  page.location = { href: server.url };
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await server.stop();
});

/** A new queue stands for the page after a reload. */
function open(): FileQueue {
  const save = (files: DraftFile[]) => void (kept = files);
  return new FileQueue({ draftKey, kept, save, pausesMs: [5], stallMs: 300 });
}

const plan = (name: string, size = 1_000) =>
  new File([randomBytes(size)], name, { lastModified: 1 });
const states = (queue: FileQueue) =>
  Object.fromEntries(queue.list.files.map(({ name, status }) => [name, status.kind]));
const until = (check: () => boolean) => vi.waitFor(() => expect(check()).toBe(true), 5_000);

test("uploads two files at a time until all have arrived", async () => {
  const queue = open();
  queue.add([1, 2, 3, 4, 5].map((index) => plan(`${index}.pdf`, 200_000)));
  await queue.settled();
  expect(Object.values(states(queue))).toEqual(Array(5).fill("complete"));
  expect(server.mostAtOnce).toBe(2);
  expect(server.receivedBytes).toBe(1_000_000);
});

test("removes a file in any state and starts the next one", async () => {
  const queue = open();
  server.faults.part.push({ stallAfter: 1 }, { stallAfter: 1 });
  queue.add([plan("a.pdf", 60_000), plan("b.pdf", 60_000), plan("c.pdf")]);
  await until(() => server.faults.part.length === 0);
  const [first, second] = queue.list.files;
  queue.remove(first?.id ?? "");
  queue.remove(second?.id ?? "");
  await queue.settled();
  expect(states(queue)).toEqual({ "c.pdf": "complete" });
  await until(() => server.files.size === 1);
  queue.remove(queue.list.files[0]?.id ?? "");
  await until(() => server.files.size === 0);
  expect(queue.sent()).toEqual([]);
});

test("retries a failed file on request or when online, without blocking others", async () => {
  const queue = open();
  for (const again of [
    () => queue.retry(queue.list.files[0]?.id ?? ""),
    () => page.dispatchEvent(new Event("online")),
  ]) {
    server.faults.start.push({ status: 500 }, { status: 500 });
    queue.add([plan("a.pdf")]);
    await queue.settled();
    expect(states(queue)).toEqual({ "a.pdf": "failed" });
    expect(queue.sent()).toMatchObject([{ name: "a.pdf", errorCode: "unsent" }]);
    again();
    await queue.settled();
    expect(states(queue)).toEqual({ "a.pdf": "complete" });
    queue.remove(queue.list.files[0]?.id ?? "");
  }
});

test("lists a rejected file again after a reload", () => {
  open().add([plan("bad.exe")]);
  expect(states(open())).toEqual({ "bad.exe": "rejected" });
});

test("stops and removes unfinished uploads once the request is stored", async () => {
  const queue = open();
  server.faults.part.push("right", { stallAfter: 1 });
  queue.add([plan("a.pdf")]);
  await queue.settled();
  queue.add([plan("b.pdf")]);
  await until(() => server.files.size === 2);
  queue.forget();
  await until(() => server.files.size === 1);
  expect(kept).toEqual([]);
  expect([...server.files.values()]).toMatchObject([{ name: "a.pdf", state: "complete" }]);
});
