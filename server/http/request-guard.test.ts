import { describe, expect, it } from "vitest";
import {
  MAX_FORM_BYTES,
  MAX_FORM_WITH_FILES_BYTES,
  rejectForm,
  rejectReading,
} from "./request-guard.ts";

const ADDRESS = "https://site.example/request-quote";

function form(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const request = new Request(ADDRESS, { method: "POST", body });
  for (const [name, value] of Object.entries({
    host: "site.example",
    "content-length": "10",
    ...headers,
  })) {
    request.headers.set(name, value);
  }
  return request;
}

const statusOf = async (request: Request) => (await rejectForm(request, true))?.status;

const announced = (length: number) => form({}, { "content-length": String(length) });

function counted(length: number): Request {
  const type = "application/x-www-form-urlencoded";
  const headers = { "content-type": type, "transfer-encoding": "chunked" };
  return new Request(ADDRESS, { method: "POST", body: "x".repeat(length), headers });
}

function withFile(bytes: number, headers: Record<string, string> = {}): Request {
  const body = new FormData();
  body.set("attachments", new File([new Uint8Array(bytes)], "plan.pdf"));
  const request = new Request(ADDRESS, { method: "POST", body });
  const own = { host: "site.example", "content-length": String(bytes), ...headers };
  for (const [name, value] of Object.entries(own)) request.headers.set(name, value);
  return request;
}

describe("rejectForm", () => {
  it("accepts a form of this site, with or without an Origin", async () => {
    expect(
      await statusOf(form({ name: "Ana" }, { origin: "https://site.example" })),
    ).toBeUndefined();
    expect(await statusOf(form({ name: "Ana" }))).toBeUndefined();
  });

  it.each(["https://elsewhere.example", "null", "", "https://site.example:444"])(
    "rejects the origin %j",
    async (origin) => {
      expect(await statusOf(form({}, { origin }))).toBe(403);
    },
  );

  it("counts the bytes of a chunked body", async () => {
    const request = form(
      { message: "x".repeat(MAX_FORM_BYTES) },
      { "transfer-encoding": "chunked" },
    );
    request.headers.delete("content-length");
    expect(await statusOf(request)).toBe(413);
  });

  it("allows files up to the host limit, but not longer text", async () => {
    expect(await rejectForm(withFile(4_000_000), true, true)).toBeUndefined();
    expect(await rejectForm(withFile(4_000_000), true)).toMatchObject({ status: 413 });
    const call = withFile(4_000_000, { "next-action": "0" });
    expect(await rejectForm(call, true, true)).toMatchObject({ status: 413 });
    expect(await rejectForm(withFile(MAX_FORM_WITH_FILES_BYTES + 1), true, true)).toMatchObject({
      status: 413,
      message: expect.stringMatching(/4\.5 MB.* Go back, .* by mail/) as unknown,
    });
    const text = form({ message: "x".repeat(MAX_FORM_BYTES + 1) });
    expect(await rejectForm(text, true, true)).toMatchObject({ status: 413 });
  });

  it("rejects a body without a length", async () => {
    const request = form({ name: "Ana" });
    request.headers.delete("content-length");
    expect(await rejectForm(request, true)).toEqual({
      status: 411,
      message: "Content-Length is missing.",
    });
  });

  it("accepts the largest form and rejects one byte more, announced or counted", async () => {
    expect(await statusOf(announced(MAX_FORM_BYTES))).toBeUndefined();
    expect(await statusOf(announced(MAX_FORM_BYTES + 1))).toBe(413);
    expect(await statusOf(counted(MAX_FORM_BYTES))).toBeUndefined();
    expect(await statusOf(counted(MAX_FORM_BYTES + 1))).toBe(413);
  });

  it("tells another site that the form belongs to this one", async () => {
    expect(await rejectForm(form({}, { origin: "https://elsewhere.example" }), true)).toEqual({
      status: 403,
      message: "This form can only be sent from this site.",
    });
  });

  it.each<[string, Record<string, string>, number | undefined]>([
    ["application/x-www-form-urlencoded", {}, undefined],
    ["Application/X-WWW-Form-Urlencoded; charset=utf-8", {}, undefined],
    ["multipart/form-data;boundary=x", {}, 400],
    ["multipart/form-data", {}, 415],
    ["x multipart/form-data; boundary=x", {}, 415],
    ["text/plain", {}, 415],
    ["text/plain;charset=UTF-8", { "next-action": "x" }, undefined],
    ["x text/plain", { "next-action": "x" }, 415],
    ["application/json", { "next-action": "x" }, 415],
    ["", {}, 415],
  ])("checks the content type %j with headers %j", async (type, headers, status) => {
    const request = new Request(ADDRESS, {
      method: "POST",
      body: new TextEncoder().encode("[]"),
      headers: { "content-length": "2", "content-type": type, ...headers },
    });
    expect(await statusOf(request)).toBe(status);
  });

  it("rejects a call whose arguments are not a list", async () => {
    expect(await statusOf(form({ 0: "{}" }, { "next-action": "x" }))).toBe(400);
    expect(await statusOf(form({ 0: "[]" }, { "next-action": "x" }))).toBeUndefined();
  });

  it.each(["PUT", "DELETE", "PROPFIND"])("returns the allowed methods for %s", async (method) => {
    const request = new Request(ADDRESS, { method });
    expect(await rejectForm(request, true)).toMatchObject({
      status: 405,
      allow: "GET, HEAD, POST",
    });
    expect(await rejectForm(request, false)).toMatchObject({ status: 405, allow: "GET, HEAD" });
  });

  it.each([
    '["$K1"]',
    '[{"status":"error","sent":{"input":{"message":"$$5 a foot"},"renderedAt":"$undefined"}},"$K1"]',
    "[]",
  ])("accepts a call with %s", async (text) => {
    expect(await statusOf(form({ 0: text }, { "next-action": "x" }))).toBeUndefined();
  });

  it.each([
    '["$K"]',
    '["$F1"]',
    '["$1:__proto__:then"]',
    '["$n1e9"]',
    '["$Q0"]',
    '[{"then":"$@0"}]',
    "[".repeat(99) + "]".repeat(99),
  ])("rejects a call with %s, which no action accepts", async (text) => {
    expect(await statusOf(form({ 0: text }, { "next-action": "x" }))).toBe(400);
  });

  it("rejects a call with duplicate arguments", async () => {
    const body = new FormData();
    for (const text of ["[]", '["$F1"]']) body.append("0", text);
    const headers = { "next-action": "x", "content-length": "10" };
    expect(await statusOf(new Request(ADDRESS, { method: "POST", body, headers }))).toBe(400);
  });

  const ACTION = { $ACTION_REF_1: "", "$ACTION_1:0": `{"id":"${"6".repeat(42)}","bound":"$@1"}` };
  it.each<[string, Record<string, string>, number | undefined]>([
    ["as rendered", { ...ACTION, "$ACTION_1:1": '[{"status":"idle"}]' }, undefined],
    ["without the data it references", { $ACTION_REF_1: "" }, 400],
    ["without its arguments", ACTION, 400],
    ["with a broken argument", { ...ACTION, "$ACTION_1:1": '["$F1"]' }, 400],
    ["with no arguments at all", { [`$ACTION_ID_${"6".repeat(42)}`]: "" }, undefined],
    ["with an invalid id", { $ACTION_ID_constructor: "" }, 400],
    ["with an invalid reference", { "$ACTION_REF_1:constructor": "" }, 400],
  ])("checks the action of a form without JavaScript: %s", async (_case, fields, status) => {
    expect(await statusOf(form(fields))).toBe(status);
  });

  it("rejects a form on a page without one, but not a script's call", async () => {
    const call = form({ 0: "[]" }, { "next-action": "x" });
    expect(await rejectForm(call, false)).toBeUndefined();
    expect((await rejectForm(form({ name: "Ana" }), false))?.status).toBe(405);
  });
});

const statusOfReading = (headers: Record<string, string>) =>
  rejectReading(new Headers(headers))?.status;

describe("rejectReading", () => {
  it("rejects a read with form headers and ignores other added headers", () => {
    expect(statusOfReading({ "content-type": "Multipart/Form-Data; boundary=x" })).toBe(400);
    expect(statusOfReading({ "next-action": "x" })).toBe(400);
    expect(statusOfReading({})).toBeUndefined();
    expect(statusOfReading({ "content-type": "x multipart/form-data" })).toBeUndefined();
    expect(statusOfReading({ "content-type": "text/plain" })).toBeUndefined();
    expect(statusOfReading({ "content-length": "0" })).toBeUndefined();
  });
});
