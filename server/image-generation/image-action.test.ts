import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useTestDatabase } from "#db/use-test-database.ts";
import { startImageService } from "#e2e/support/image-service.ts";
import { parseEnv } from "#server/env/env.ts";
import { IMAGE_FAILED } from "#lib/image-generation/image-response.ts";
import { imageResponseSchema } from "#lib/image-generation/image-response-schema.ts";
import { type ImageResult, createImageQueue, makeImage } from "./image-action.ts";

const stays = new AbortController().signal;
const test = useTestDatabase();
let service: Awaited<ReturnType<typeof startImageService>>;
beforeEach(async () => {
  service = await startImageService();
});
afterEach(() => service.close());

function contextWith(variables: Record<string, string> = {}) {
  const env = parseEnv({ DATABASE_URL: test.url, ...variables });
  return { database: test.database, env, queue: vi.fn(createImageQueue(env)) };
}

function hosted(variables: Record<string, string> = {}) {
  return contextWith({ IMAGE_API_KEY: "sk-x", IMAGE_API_URL: service.baseURL, ...variables });
}

function responseOf(result: ImageResult) {
  if (result.status !== 200) throw new Error(result.failure.reason);
  return imageResponseSchema.parse(JSON.parse(JSON.stringify(result.response)));
}

const OWN = "Its materials are our proposal.";

it.each([
  [
    "A boot room in sage with an oak bench",
    "The image tool has no “boot room”. ",
    "Draw a wardrobe instead",
    "From your words: Cabinet: Sage paint. The rest is our proposal.",
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
  const isFull = () => service.calls.length === 2 && context.queue.mock.calls.length === 3;
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
