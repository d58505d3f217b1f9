import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "#db/test-database.ts";
import { startImageService } from "#e2e/support/image-service.ts";
import { parseEnv } from "#server/env/env.ts";
import { IMAGE_FAILED } from "#lib/image-generation/image-response.ts";
import { imageResponseSchema } from "#lib/image-generation/image-response-schema.ts";
import type { ImageResult } from "./image-result.ts";
import { createImageQueue, makeImage } from "./make-image.ts";

const stays = new AbortController().signal;
let test: TestDatabase;
let service: Awaited<ReturnType<typeof startImageService>>;
beforeAll(async () => {
  test = await createTestDatabase();
  service = await startImageService();
});
afterAll(async () => {
  service.close();
  await test.drop();
});

function contextWith(variables: Record<string, string> = {}) {
  const env = parseEnv({ DATABASE_URL: test.url, ...variables });
  return { database: test.database, env, queue: createImageQueue(env) };
}

function hosted(variables: Record<string, string> = {}) {
  return contextWith({ IMAGE_API_KEY: "sk-x", IMAGE_API_URL: service.baseURL, ...variables });
}

function responseOf(result: ImageResult) {
  if (result.status !== 200) throw new Error(result.failure.reason);
  return imageResponseSchema.parse(JSON.parse(JSON.stringify(result.response)));
}

async function designFor(request: Parameters<typeof makeImage>[0]) {
  return responseOf(await makeImage(request, "k", contextWith(), stays));
}

it("renders the described design deterministically and lists unknown words", async () => {
  const context = contextWith();
  const request = { prompt: "walnut kitchen with a marble island and a dragon" };
  const first = responseOf(await makeImage(request, "a", context, stays));
  expect(first).toMatchObject({
    madeBy: "own-renderer",
    design: { room: "kitchen", cabinet: "walnut", island: "calacatta" },
    unknown: ["dragon"],
  });
  expect(first.alt).toMatch(/^Kitchen with .*American walnut.*Calacatta/);
  const image = Buffer.from(first.image, "base64");
  expect(await sharp(image).metadata()).toMatchObject({ format: "webp", width: 1536 });
  expect(responseOf(await makeImage(request, "a", context, stays))).toEqual(first);
});

const OWN = "Its materials are our proposal.";

it.each([
  [
    "A boot room in sage with an oak bench",
    "The image tool has no “boot room”. ",
    "Draw a wardrobe instead",
    "From your words: Cabinet: Sage paint. The rest is our proposal.",
  ],
  [
    "Bar back in walnut, brass shelves",
    "The image tool has no “Bar back”. ",
    "Draw a peninsula kitchen instead",
    "From your words: Cabinet: American walnut. The rest is our proposal.",
  ],
  [
    "Reception desk for a five-star hotel",
    "The image tool has no “Reception desk”. ",
    "Draw a study wall instead",
    OWN,
  ],
  [
    "white oak floor in a hotel lobby",
    "The image tool has no “hotel lobby”. ",
    "Draw a study wall instead",
    "From your words: Floor: White oak. The rest is our proposal.",
  ],
  [
    "a coffin in walnut",
    "The image tool doesn't know “coffin”. ",
    "Draw a kitchen",
    "From your words: Cabinet: American walnut. The rest is our proposal.",
  ],
  ["something nice, please", "", "Draw a kitchen", OWN],
])("rejects %j, lists the available rooms and proposes the nearest", async (...row) => {
  const [prompt, why, label, note] = row;
  const rejected = await makeImage({ prompt }, "k", contextWith(), stays);
  expect(rejected).toEqual({
    status: 400,
    failure: {
      error: `${why}Name the room that it should show: a kitchen, a linear kitchen, a galley kitchen, a peninsula kitchen, a wardrobe, a bath vanity, or a study wall.`,
      field: "prompt",
      proposal: { room: expect.any(String) as string, label, note },
    },
  });
});

it("gives the room that is shown instead the materials of the one that was named", async () => {
  const prompt = "Walnut reception desk with a marble top and brass trim";
  expect(await designFor({ prompt, design: { room: "study" } })).toMatchObject({
    design: { room: "study", cabinet: "walnut", worktop: "calacatta", hardware: "brass" },
    unknown: ["reception desk"],
  });
});

it("renders a kitchen when only kitchen parts are named", async () => {
  const result = await designFor({ prompt: "walnut cabinets, brass handles" });
  expect(result).toMatchObject({
    design: { room: "kitchen", cabinet: "walnut", hardware: "brass" },
    unknown: [],
  });
});

it("renders the manually chosen room when the prompt names none", async () => {
  const request = { prompt: "a boot room in sage", design: { room: "wardrobe" } } as const;
  const result = await designFor(request);
  expect(result).toMatchObject({ design: { room: "wardrobe", cabinet: "sage" } });
  expect(result.unknown).toEqual(["boot room"]);
});

it("lets a chosen option override the prompt and keeps the seed", async () => {
  const request = { prompt: "walnut kitchen", seed: 7, design: { cabinet: "navy" } } as const;
  const result = await designFor(request);
  expect(result).toMatchObject({ seed: 7, design: { room: "kitchen", cabinet: "navy" } });
});

it("limits the images per address without affecting others", async () => {
  const context = contextWith({ IMAGE_LIMIT_PER_ADDRESS: "2" });
  // Rejected prompts count too, and take no time.
  const ask = (client: string) => makeImage({ prompt: "something nice" }, client, context, stays);
  for (let time = 0; time < 2; time += 1) expect((await ask("c")).status).toBe(400);
  const rejected = await ask("c");
  expect(rejected).toMatchObject({
    status: 429,
    failure: {
      error: IMAGE_FAILED,
      reason: "Your network has asked for many pictures in a short time. Come back in 10 minutes.",
    },
  });
  // Ten minutes from the first image, minus a few seconds on a slow machine.
  const { retryAfterSeconds = 0 } = rejected.status === 200 ? {} : rejected.failure;
  expect(retryAfterSeconds).toBeGreaterThan(540);
  expect(retryAfterSeconds).toBeLessThanOrEqual(600);
  expect((await ask("d")).status).toBe(400);
});

it("runs two at a time and rejects requests when the queue is full", async () => {
  const context = hosted({ IMAGE_QUEUE_LENGTH: "1" });
  const visitor = new AbortController();
  const ask = (client: string) =>
    makeImage({ prompt: "a slow kitchen" }, client, context, visitor.signal);
  const made = ["e1", "e2", "e3"].map((client) =>
    ask(client).catch((error: Error) => error.message),
  );
  const isFull = () => service.calls.length === 2 && context.queue.length() === 1;
  await expect.poll(isFull, { timeout: 20_000 }).toBe(true);
  expect(await ask("e4")).toMatchObject({
    status: 429,
    failure: { reason: expect.stringMatching(/waiting.*10 seconds/), retryAfterSeconds: 10 },
  });
  visitor.abort(new Error("left"));
  expect(await Promise.all(made)).toEqual(["left", "left", "left"]);
  expect(service.calls).toHaveLength(2);
});

it("spends the daily budget on images, not on rejections", async () => {
  const context = hosted({ IMAGE_DAILY_BUDGET: "2", IMAGE_DAILY_LIMIT_PER_ADDRESS: "9" });
  await test.database.execute("DELETE FROM rate_limits");
  const ask = (prompt: string) => makeImage({ prompt }, "f", context, stays);
  for (const word of ["forbidden", "crowded", "crashing"])
    expect((await ask(`a ${word} kitchen`)).status, word).not.toBe(200);
  expect(responseOf(await ask("an oak kitchen"))).toMatchObject({
    madeBy: "hosted-model",
    alt: "A cabinet as described: an oak kitchen",
  });
  // A broken response may have been billed.
  expect((await ask("a broken kitchen")).status).toBe(502);
  expect(await ask("an oak kitchen")).toMatchObject({
    status: 429,
    failure: {
      error: IMAGE_FAILED,
      reason: "This site has reached today's limit for pictures. Come back in 24 hours.",
    },
  });
});

it("sends the chosen options to the hosted model with the prompt", async () => {
  service.calls.length = 0;
  const request = { prompt: "a kitchen", design: { cabinet: "navy", hardware: "none" } } as const;
  await makeImage(request, "i", hosted(), stays);
  expect(service.calls[0]?.body.prompt).toMatch(
    /\n\na kitchen\nCabinet: Navy paint\. Hardware: No handles\.$/,
  );
});

it("limits each address to its daily share", async () => {
  const context = hosted({ IMAGE_DAILY_LIMIT_PER_ADDRESS: "1" });
  await test.database.execute("DELETE FROM rate_limits");
  const ask = (client: string) => makeImage({ prompt: "an oak kitchen" }, client, context, stays);
  expect((await ask("g")).status).toBe(200);
  expect(await ask("g")).toMatchObject({
    status: 429,
    failure: { reason: "Your network has reached today's limit. Come back in 24 hours." },
  });
  expect((await ask("h")).status).toBe(200);
});

it.each([
  ["forbidden", 422, /^The image model declined this description under its content rules\.$/],
  ["crowded", 503, /^The image model is busy\.$/],
  ["crashing", 502, /^The image model can't be reached right now\.$/],
  ["broken", 502, /^The image model's answer could not be shown as a picture\.$/],
])("returns an error message for a %s response", async (word, status, reason) => {
  const prompt = `a ${word} kitchen`;
  expect(await makeImage({ prompt }, word, hosted(), stays)).toMatchObject({
    status,
    failure: { error: IMAGE_FAILED, reason: expect.stringMatching(reason) },
  });
});
