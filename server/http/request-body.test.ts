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

const form = (headers: Record<string, string>, body?: string) =>
  new Request("https://site.example/request-quote", {
    method: "POST",
    body,
    headers: { host: "site.example", ...headers },
  });
const declared = (length: number) => form({ "content-length": String(length) });
const counted = (length: number) => form({}, "x".repeat(length));
const statusOf = async (request: Request, maxBytes?: number) =>
  (await rejectForm(request, maxBytes))?.status;
const statusOfOrigin = (headers: Record<string, string>) =>
  rejectOrigin(new Headers({ host: "site.example", ...headers }))?.status;

it("accepts a form of this site, with or without an Origin", () => {
  expect(statusOfOrigin({})).toBeUndefined();
  expect(statusOfOrigin({ origin: "https://site.example" })).toBeUndefined();
  const behind = { origin: "https://front.example", "x-forwarded-host": "front.example" };
  expect(statusOfOrigin(behind)).toBeUndefined();
});

it("accepts the site's configured origin, even if Host lacks its port", () => {
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

it("rejects a length that is no number", async () => {
  expect(await statusOf(form({ "content-length": "x" }))).toBe(413);
});
