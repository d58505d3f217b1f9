import { describe, expect, it, vi } from "vitest";
import { log } from "#server/observability/log.ts";
import { MAX_BODY_BYTES, readImageRequest } from "./read-image-request.ts";
import { POST } from "./route.image-tool.ts";

function request(body: string | ReadableStream<Uint8Array>, headers: Record<string, string> = {}) {
  return new Request("https://site.example/api/generate-image", {
    method: "POST",
    body,
    headers: { "content-type": "application/json", host: "site.example", ...headers },
    // fetch requires `duplex` for a stream body.
    ...(typeof body !== "string" && { duplex: "half" }),
  });
}

const ask = async (body: unknown, headers?: Record<string, string>) =>
  readImageRequest(request(typeof body === "string" ? body : JSON.stringify(body), headers));

const form = (fields: string) =>
  ask(fields, { "content-type": "application/x-www-form-urlencoded" });

describe("readImageRequest", () => {
  it("reads a trimmed description with seed and choices", async () => {
    const sent = { prompt: "  oak  ", seed: 7, design: { cabinet: "walnut" } };
    expect(await ask(sent)).toEqual({ request: { ...sent, prompt: "oak" } });
    expect(await ask({ prompt: "x".repeat(1_000) })).toMatchObject({ request: {} });
  });

  it.each([
    [{}, "Describe the cabinet in at least 3 characters."],
    [{ prompt: 7 }, "Describe the cabinet in at least 3 characters."],
    [{ prompt: " ab " }, "Describe the cabinet in at least 3 characters."],
    [{ prompt: "x".repeat(1_001) }, "Shorten this to 1,000 characters."],
  ])("reports at the field what is wrong with %j", async (body, error) => {
    expect(await ask(body)).toMatchObject({ status: 400, failure: { error, field: "prompt" } });
  });

  it("reads the form of a browser without JavaScript", async () => {
    expect(await form("prompt=&prompt=oak+wardrobe")).toEqual({
      request: { prompt: "oak wardrobe", design: {} },
    });
    expect(await form("prompt=oak&seed=7&cabinet=navy&room=study")).toEqual({
      request: { prompt: "oak", seed: 7, design: { cabinet: "navy", room: "study" } },
    });
    expect(await form("prompt=oak&seed=x")).toMatchObject({ status: 400 });
    expect(await form("prompt=ab")).toMatchObject({ status: 400, prompt: "ab" });
  });

  it.each([
    ["not JSON", "{", "The request isn't valid JSON."],
    ["nothing", "", "The request isn't valid JSON."],
    ["a list", "[]", /^The body: ./],
    ["a seed with a fraction", { prompt: "oak", seed: 1.5 }, /^seed: ./],
    ["a negative seed", { prompt: "oak", seed: -1 }, /^seed: ./],
    ["an unknown material", { prompt: "oak", design: { cabinet: "gold" } }, /^design\.cabinet: ./],
    [
      "a material in the wrong slot",
      { prompt: "oak", design: { cabinet: "calacatta" } },
      /^design\.cabinet: ./,
    ],
    ["an unknown slot", { prompt: "oak", design: { roof: "walnut" } }, /^design: ./],
  ])("rejects %s with a reason", async (_case, body, error) => {
    const read = await ask(body);
    expect(read).toEqual({ status: 400, failure: { error: expect.any(String) as unknown } });
    if ("failure" in read) expect(read.failure.error).toMatch(error);
  });

  it("rejects other origins and content types", async () => {
    const oak = { prompt: "oak" };
    for (const origin of ["https://elsewhere.example", "null"])
      expect(await ask(oak, { origin })).toEqual({
        status: 403,
        failure: { error: "Pictures can only be requested from this site." },
      });
    expect(await ask(oak, { origin: "https://site.example" })).toMatchObject({ request: {} });
    const types = ["text/plain", "", "x-application/json", "x-application/x-www-form-urlencoded"];
    for (const type of types)
      expect(await ask(oak, { "content-type": type })).toEqual({
        status: 415,
        failure: { error: "The request must be JSON." },
      });
  });

  it("rejects a body that is too large, declared or not, and stops reading", async () => {
    const tooLarge = { status: 413, failure: { error: "The request is too long." } };
    expect(await ask({ prompt: "x".repeat(MAX_BODY_BYTES) })).toEqual(tooLarge);
    const declared = { "content-length": String(MAX_BODY_BYTES + 1) };
    expect(await ask({ prompt: "oak" }, declared)).toEqual(tooLarge);
    const exact = { "content-length": String(MAX_BODY_BYTES) };
    expect(await ask({ prompt: "oak" }, exact)).toMatchObject({ request: {} });
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 4_096;
        controller.enqueue(new Uint8Array(4_096).fill(120));
      },
    });
    expect(await readImageRequest(request(endless))).toMatchObject({ status: 413 });
    expect(sent).toBeLessThan(3 * MAX_BODY_BYTES);
  });
});

it("says when to retry while the database is down", async () => {
  vi.stubEnv("DATABASE_URL", "postgres://nobody@127.0.0.1:1/none");
  vi.spyOn(log, "error").mockReturnValue();
  const response = await POST(
    request(JSON.stringify({ prompt: "oak" }), { "x-forwarded-for": "192.0.2.1" }),
  );
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toMatch(/^\d+$/);
});
