import { expect, it, vi } from "vitest";
import {
  MAX_FORM_BYTES,
  MAX_FORM_WITH_FILES_BYTES,
  rejectForm,
  rejectOrigin,
} from "./request-body.ts";

vi.mock("#server/env/env.ts", async (original) => ({
  ...(await original<object>()),
  getSiteUrl: () => new URL("https://www.site.example:8443"),
}));

const form = (sent: Record<string, string>, body?: RequestInit["body"]) => {
  const init = { method: "POST", body, duplex: "half", headers: { host: "site.example", ...sent } };
  return new Request("https://site.example/request-quote", init);
};
const declared = (length: number) => form({ "content-length": String(length) });
const counted = (length: number) => form({}, "x".repeat(length));
const statusOf = async (request: Request, maxBytes?: number) =>
  (await rejectForm(request, maxBytes))?.status;
const statusOfOrigin = (headers: Record<string, string>) =>
  rejectOrigin(new Headers({ host: "site.example", ...headers }))?.status;

it("accepts a form of this site, with or without an Origin, or of the configured one", () => {
  expect(statusOfOrigin({})).toBeUndefined();
  expect(statusOfOrigin({ origin: "https://site.example" })).toBeUndefined();
  const behind = { origin: "https://front.example", "x-forwarded-host": "front.example" };
  expect(statusOfOrigin(behind)).toBeUndefined();
  // Host may lack its port.
  const origin = "https://www.site.example:8443";
  expect(statusOfOrigin({ origin, host: "www.site.example" })).toBeUndefined();
});

it.each(["https://elsewhere.example", "null", "", "https://site.example:444"])(
  "rejects the origin %j",
  (origin) => {
    expect(rejectOrigin(new Headers({ host: "site.example", origin }))).toEqual({
      status: 403,
      message: "This form can only be sent from this site.",
    });
  },
);

it("accepts the largest form and rejects one byte more, declared or counted", async () => {
  for (const request of [declared, counted]) {
    expect(await statusOf(request(MAX_FORM_BYTES))).toBeUndefined();
    expect(await statusOf(request(MAX_FORM_BYTES + 1))).toBe(413);
  }
  const files = declared(MAX_FORM_WITH_FILES_BYTES);
  expect(await statusOf(files, MAX_FORM_WITH_FILES_BYTES)).toBeUndefined();
  expect(await rejectForm(declared(5_000_000), MAX_FORM_WITH_FILES_BYTES)).toMatchObject({
    status: 413,
    message: expect.stringMatching(/4\.5 MB.* Go back, .* by mail/) as unknown,
  });
});

it("rejects a length that is no number, and reads no body to an end that is far", async () => {
  expect(await statusOf(form({ "content-length": "x" }))).toBe(413);
  let left = 9;
  const pull = (body: ReadableStreamDefaultController<Uint8Array>) =>
    left-- > 0 ? body.enqueue(new Uint8Array(MAX_FORM_BYTES)) : body.error();
  expect(await statusOf(form({}, new ReadableStream({ pull })).clone())).toBe(413);
});
