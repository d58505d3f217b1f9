import { describe, expect, it } from "vitest";
import { MAX_FORM_BYTES, refuseForm, refuseReading } from "./request-guard.ts";

const ADDRESS = "https://teragus.example/request-quote";

function form(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const request = new Request(ADDRESS, { method: "POST", body });
  for (const [name, value] of Object.entries({
    host: "teragus.example",
    "content-length": "10",
    ...headers,
  })) {
    request.headers.set(name, value);
  }
  return request;
}

const statusOf = async (request: Request) => (await refuseForm(request, true))?.status;

describe("refuseForm", () => {
  it("lets a form of this site through, and one without an Origin", async () => {
    expect(
      await statusOf(form({ name: "Ana" }, { origin: "https://teragus.example" })),
    ).toBeUndefined();
    expect(await statusOf(form({ name: "Ana" }))).toBeUndefined();
  });

  it.each(["https://elsewhere.example", "null", "", "https://teragus.example:444"])(
    "refuses the origin %j",
    async (origin) => {
      expect(await statusOf(form({}, { origin }))).toBe(403);
    },
  );

  it("counts the bytes that came where their number is not announced", async () => {
    const request = form(
      { message: "x".repeat(MAX_FORM_BYTES) },
      { "transfer-encoding": "chunked" },
    );
    request.headers.delete("content-length");
    expect(await statusOf(request)).toBe(413);
  });

  it("refuses a body without a length", async () => {
    const request = form({ name: "Ana" });
    request.headers.delete("content-length");
    expect(await statusOf(request)).toBe(411);
  });

  it("refuses a call whose arguments are not a list", async () => {
    expect(await statusOf(form({ 0: "{}" }, { "next-action": "x" }))).toBe(400);
    expect(await statusOf(form({ 0: "[]" }, { "next-action": "x" }))).toBeUndefined();
  });

  it("refuses a form where none is taken, but not the call of a page's script", async () => {
    const call = form({ 0: "[]" }, { "next-action": "x" });
    expect(await refuseForm(call, false)).toBeUndefined();
    expect((await refuseForm(form({ name: "Ana" }), false))?.status).toBe(405);
  });
});

const statusOfReading = (headers: Record<string, string>) =>
  refuseReading(new Headers(headers))?.status;

describe("refuseReading", () => {
  it("refuses a read that claims to be a form, and lets what proxies and clients add pass", () => {
    expect(statusOfReading({ "content-type": "Multipart/Form-Data; boundary=x" })).toBe(400);
    expect(statusOfReading({ "next-action": "x" })).toBe(400);
    expect(statusOfReading({})).toBeUndefined();
    expect(statusOfReading({ "content-type": "text/plain" })).toBeUndefined();
    expect(statusOfReading({ "content-length": "0" })).toBeUndefined();
  });
});
