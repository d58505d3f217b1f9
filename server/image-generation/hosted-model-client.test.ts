import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { SERVICE_XMP, startImageService } from "#e2e/support/image-service.ts";
import { log } from "#server/observability/log.ts";
import { callHostedModel } from "./hosted-model-client.ts";

const KEY = "sk-a-key-for-the-tests";
let service: Awaited<ReturnType<typeof startImageService>>;
beforeAll(async () => {
  service = await startImageService();
});
afterAll(() => service.close());
beforeEach(() => {
  service.calls.length = 0;
});

function make(prompt: string, timeoutMs = 20_000, signal = new AbortController().signal) {
  const model = { apiKey: KEY, baseURL: service.baseURL, model: "gpt-image-1", timeoutMs };
  return callHostedModel(prompt, model, signal);
}

it("sends the description with the house style and the key, once", async () => {
  await make("a walnut kitchen");
  expect(service.calls).toHaveLength(1);
  expect(service.calls[0]).toMatchObject({
    path: "/v1/images/generations",
    authorization: `Bearer ${KEY}`,
    body: { model: "gpt-image-1", n: 1, size: "1536x1024" },
  });
  expect(service.calls[0]?.body.prompt).toMatch(/^Architectural .*\n\na walnut kitchen$/s);
});

it.each([
  ["png", "trainedAlgorithmicMedia"],
  ["jpeg", SERVICE_XMP],
  ["webp", "trainedAlgorithmicMedia"],
])(
  "turns %s into WebP that says a model made it, or what the service says",
  async (format, mark) => {
    const made = await make(`a ${format} kitchen`);
    if ("failure" in made) throw new Error(made.failure);
    expect(await sharp(made.image).metadata()).toMatchObject({
      xmpAsString: expect.stringContaining(mark) as unknown,
      format: "webp",
      width: 1536,
      height: 1024,
    });
  },
);

it.each([
  ["forbidden", "policy"],
  ["crowded", "busy"],
  ["crashing", "unavailable"],
  ["wrong key", "unavailable"],
  ["moved", "unavailable"],
  ["broken", "broken"],
  ["truncated", "broken"],
  ["program", "broken"],
  ["huge", "broken"],
  ["empty", "broken"],
  ["nonsense", "broken"],
])("handles a %s response as %s without a retry", async (word, failure) => {
  expect(await make(`a ${word} kitchen`)).toEqual({ failure });
  expect(service.calls).toHaveLength(1);
});

it("gives up on a slow response at the timeout", async () => {
  const startedAt = performance.now();
  expect(await make("a slow kitchen", 300)).toEqual({ failure: "slow" });
  expect(performance.now() - startedAt).toBeLessThan(5_000);
});

it("aborts when the visitor leaves", async () => {
  const visitor = new AbortController();
  const made = make("a slow kitchen", 20_000, visitor.signal);
  await vi.waitFor(() => expect(service.calls).toHaveLength(1), { timeout: 10_000 });
  visitor.abort(new Error("left"));
  await expect(made).rejects.toThrow("left");
});

it("logs neither the key nor the description", async () => {
  const warn = vi.spyOn(log, "warn");
  await make("a forbidden kitchen for Ana Ferreira");
  await make("a wrong key kitchen for Ana Ferreira");
  expect(warn).toHaveBeenCalledTimes(2);
  const logged = JSON.stringify(warn.mock.calls);
  expect(logged).toContain('"failure":"policy","status":400');
  for (const secret of [KEY, "sk-leak", "Ana", "kitchen"]) expect(logged).not.toContain(secret);
  warn.mockRestore();
});
