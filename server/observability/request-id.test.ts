import { expect, it } from "vitest";
import { receivedRequestId } from "./request-id.ts";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

it.each(["7f3c", "Root=1-67891233-abcdef012345678912345678", "a".repeat(128)])(
  "keeps %s behind a trusted proxy",
  (id) => expect(receivedRequestId(id, 1)).toBe(id),
);

it.each([
  ["no proxy is trusted", "7f3c", 0],
  ["it is too long", "a".repeat(129), 1],
  ["it is empty", "", 1],
  ["it is missing", undefined, 1],
  ["it was sent twice", "one, two", 1],
  ["it contains a line break", "one\ntwo", 1],
  ["it is an email address", "ana@estudio.example", 1],
  ["it is markup", "<b>", 1],
])("creates a new id when %s", (_case, id, proxies) =>
  expect(receivedRequestId(id, proxies)).toMatch(UUID),
);
