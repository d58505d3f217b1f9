import { describe, expect, it } from "vitest";
import { MAX_BODY_BYTES, readImageRequest } from "./read-image-request.ts";

function request(body: string | ReadableStream<Uint8Array>, headers: Record<string, string> = {}) {
  return new Request("https://teragus.example/api/generate-image", {
    method: "POST",
    body,
    headers: { "content-type": "application/json", host: "teragus.example", ...headers },
    // A stream is sent while the answer may already come.
    ...(typeof body !== "string" && { duplex: "half" }),
  });
}

const ask = async (body: unknown, headers?: Record<string, string>) =>
  readImageRequest(request(typeof body === "string" ? body : JSON.stringify(body), headers));

const form = (fields: string) =>
  ask(fields, { "content-type": "application/x-www-form-urlencoded" });

describe("readImageRequest", () => {
  it("reads a description, trimmed, with a seed and choices", async () => {
    const sent = { prompt: "  oak  ", seed: 7, design: { cabinet: "walnut" } };
    expect(await ask(sent)).toEqual({ request: { ...sent, prompt: "oak" } });
    expect(await ask({ prompt: "x".repeat(1_000) })).toMatchObject({ request: {} });
  });

  it.each([
    [{}, "Describe the cabinet in at least 3 characters."],
    [{ prompt: 7 }, "Describe the cabinet in at least 3 characters."],
    [{ prompt: " ab " }, "Describe the cabinet in at least 3 characters."],
    [{ prompt: "x".repeat(1_001) }, "Shorten this to 1,000 characters."],
  ])("says beside the field what is wrong with %j", async (body, error) => {
    expect(await ask(body)).toMatchObject({ status: 400, refusal: { error, field: "prompt" } });
  });

  it("reads the page's form as a browser without JavaScript sends it", async () => {
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
    ["not JSON", "{"],
    ["nothing", ""],
    ["a list", "[]"],
    ["a seed with a fraction", { prompt: "oak", seed: 1.5 }],
    ["a negative seed", { prompt: "oak", seed: -1 }],
    ["an unknown material", { prompt: "oak", design: { cabinet: "gold" } }],
    ["a material in the wrong slot", { prompt: "oak", design: { cabinet: "calacatta" } }],
    ["an unknown slot", { prompt: "oak", design: { roof: "walnut" } }],
  ])("refuses %s", async (_case, body) => {
    expect(await ask(body)).toMatchObject({ status: 400 });
  });

  it("refuses other sites and other types", async () => {
    const oak = { prompt: "oak" };
    expect(await ask(oak, { origin: "https://elsewhere.example" })).toMatchObject({ status: 403 });
    expect(await ask(oak, { origin: "null" })).toMatchObject({ status: 403 });
    expect(await ask(oak, { origin: "https://teragus.example" })).toMatchObject({ request: {} });
    expect(await ask(oak, { "content-type": "text/plain" })).toMatchObject({ status: 415 });
  });

  it("refuses what is too large, announced or not, and stops reading", async () => {
    expect(await ask({ prompt: "x".repeat(MAX_BODY_BYTES) })).toMatchObject({ status: 413 });
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
