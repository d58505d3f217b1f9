import { pipeline, Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import tls from "node:tls";
import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, it } from "vitest";
import { findOpenssl, makeCertificate } from "#e2e/support/certificate.ts";
import { startReceiver, TEST_SECRET, type Respond } from "#e2e/support/webhook-receiver.ts";
import { freePort } from "#scripts/postgres/free-port.ts";
import { postWebhook } from "./post-webhook.ts";
import { composeStatusChanged } from "./webhook-events.ts";

const event = composeStatusChanged({
  id: 100_001,
  from: "pending",
  to: "in_review",
  changedAt: new Date("2026-11-22T10:00:00Z"),
});
const id = `msg_${randomUUID()}`;
const settings = { secret: TEST_SECRET, privateHosts: ["127.0.0.1", "localhost"] };

const NOBODY_THERE = `http://127.0.0.1:${await freePort()}/`;

let receiver: Awaited<ReturnType<typeof startReceiver>> | undefined;
afterEach(async () => {
  await receiver?.close();
  receiver = undefined;
});

async function post(respond: Respond, limits: { attemptMs?: number; readMs?: number } = {}) {
  receiver = await startReceiver(respond);
  const outcome = await postWebhook({ url: receiver.url, id, event }, { ...settings, ...limits });
  return { outcome, calls: receiver.calls };
}

const status =
  (code: number, headers = {}): Respond =>
  (response) =>
    response.writeHead(code, headers).end("some words of the receiver's");

function write(text: string): Respond {
  return (_response, socket) => socket.write(text);
}

function* tenMegabytes() {
  for (let chunk = 0; chunk < 1_000; chunk += 1) yield Buffer.alloc(10_000, "x");
}

describe("postWebhook", () => {
  it("sends what the receiver can verify with the library", async () => {
    const { outcome, calls } = await post(status(204));
    expect(outcome).toEqual({ result: "delivered" });
    expect(calls).toHaveLength(1);
    const [call] = calls;
    expect(call).toMatchObject({
      method: "POST",
      path: "/hooks/teragus?token=hidden",
      headers: { "content-type": "application/json", "webhook-id": id },
      event,
    });
    expect(call?.body).toBe(JSON.stringify(event));
  });

  it("signs each attempt at its own time and under the same id", async () => {
    receiver = await startReceiver(status(200));
    const { url, calls } = receiver;
    const now = new Date();
    await postWebhook({ url, id, event, now: new Date(now.getTime() - 60_000) }, settings);
    await postWebhook({ url, id, event, now }, settings);
    expect(calls.map((call) => call.event)).toEqual([event, event]);
    expect(calls.map((call) => call.headers["webhook-id"])).toEqual([id, id]);
    const times = calls.map((call) => Number(call.headers["webhook-timestamp"]));
    expect(times).toEqual([now.getTime() - 60_000, now.getTime()].map((t) => Math.floor(t / 1e3)));
  });

  it.each([200, 201, 202, 299])("takes %i for an answer that it has arrived", async (code) => {
    expect((await post(status(code))).outcome).toEqual({ result: "delivered" });
  });

  it.each([
    [410, { result: "rejected", words: "answered 410: it wants no more" }],
    [400, { result: "postponed", words: "answered 400" }],
    [404, { result: "postponed", words: "answered 404" }],
    [429, { result: "postponed", words: "answered 429" }],
    [500, { result: "postponed", words: "answered 500" }],
    [503, { result: "postponed", words: "answered 503" }],
  ])("makes of %i what it means, in its status alone", async (code, outcome) => {
    expect((await post(status(code))).outcome).toEqual(outcome);
  });

  it.each([301, 302, 303, 307, 308])("follows no redirection: %i", async (code) => {
    const other = await startReceiver(status(200));
    const { outcome } = await post(status(code, { Location: other.url }));
    expect(outcome).toEqual({
      result: "postponed",
      words: `answered ${code}: redirections are not followed`,
    });
    expect(other.calls).toHaveLength(0);
    await other.close();
  });

  it("sends what stands before the @ as Basic authentication", async () => {
    receiver = await startReceiver(status(200));
    const url = receiver.url.replace("//", "//crm:p%40ss@");
    await postWebhook({ url, id, event }, settings);
    const expected = `Basic ${Buffer.from("crm:p@ss").toString("base64")}`;
    expect(receiver.calls[0]?.headers.authorization).toBe(expected);
  });
});

const NO_HTTP = "answered with something that is not HTTP";
const TOO_LATE = "did not answer in time";
const BROKEN_OFF = "broke the connection off";

/** Each receiver's behavior and the expected words; no words if the event counts as delivered. */
const BAD_RECEIVERS: [what: string, respond: Respond, words?: string][] = [
  ["says nothing", () => undefined, TOO_LATE],
  ["never ends its headers", write("HTTP/1.1 200 OK\r\nX-A:"), TOO_LATE],
  ["never ends a body that says yes", (response) => response.writeHead(200).write("yes, but")],
  [
    "never ends a body that says no",
    (response) => response.writeHead(500).write("no, for"),
    "answered 500",
  ],
  ["closes before its headers", (_response, socket) => socket.destroy(), BROKEN_OFF],
  ["closes in its headers", (_, socket) => socket.end("HTTP/1.1 200 OK\r\nX-A:"), BROKEN_OFF],
  [
    "closes in its body",
    (response, socket) =>
      response.writeHead(200, { "Content-Length": 9 }).write("yes", () => socket.destroy()),
  ],
  ["has 10 MB of headers", write(`HTTP/1.1 200 OK\r\nX-A: ${"x".repeat(10_000_000)}`), NO_HTTP],
  ["speaks SMTP", write("220 mail.example ESMTP\r\n"), NO_HTTP],
  [
    "changes the protocol",
    write("HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n"),
    "answered 101",
  ],
];

describe("a receiver that", () => {
  it.each(BAD_RECEIVERS)("%s", async (_what, respond, words) => {
    const { outcome } = await post(respond, { attemptMs: 300, readMs: 50 });
    expect(outcome).toEqual(words ? { result: "postponed", words } : { result: "delivered" });
  });

  it("answers with 10 MB is cut", async () => {
    const ended = Promise.withResolvers<boolean>();
    const { outcome } = await post((response) => {
      response.on("close", () => ended.resolve(response.writableFinished));
      pipeline(Readable.from(tenMegabytes()), response, () => undefined);
    });
    expect(outcome).toEqual({ result: "delivered" });
    expect(await ended.promise).toBe(false);
  });

  it.each([
    ["is not there", NOBODY_THERE, "let nobody connect"],
    ["has no name", "https://crm.invalid/hooks", "has a name that cannot be looked up"],
  ])("%s", async (_what, url, words) => {
    const outcome = await postWebhook({ url, id, event }, settings);
    expect(outcome).toEqual({ result: "postponed", words });
  });
});

describe("a private network", () => {
  const words = "is in a private network; WEBHOOK_PRIVATE_HOSTS would have to name its host";
  const strict = { ...settings, privateHosts: [] };

  it.each([
    "127.0.0.1",
    "localhost",
    "[::1]",
    "[::ffff:127.0.0.1]",
    "[64:ff9b::7f00:1]",
    "0x7f.1",
    "2130706433",
    "017700000001",
    "127.1",
    "0.0.0.0",
    "10.0.0.1",
    "169.254.169.254",
    "[fd00::1]",
  ])("is not connected to: %s", async (host) => {
    receiver = await startReceiver(status(200));
    const url = `http://${host}:${receiver.port}/`;
    expect(await postWebhook({ url, id, event }, strict)).toEqual({ result: "postponed", words });
    await sleep(5);
    expect(receiver.calls).toHaveLength(0);
  });

  it.each(["127.0.0.1", "localhost", "LOCALHOST"])("is, where it is named: %s", async (host) => {
    receiver = await startReceiver(status(200));
    const url = `http://${host}:${receiver.port}/`;
    const named = { ...settings, privateHosts: ["intern.example", host] };
    expect(await postWebhook({ url, id, event }, named)).toEqual({ result: "delivered" });
    expect(receiver.calls).toHaveLength(1);
  });

  it("is not opened by another name of the same address", async () => {
    receiver = await startReceiver(status(200));
    const url = `http://localhost:${receiver.port}/`;
    const named = { ...settings, privateHosts: ["127.0.0.1"] };
    expect(await postWebhook({ url, id, event }, named)).toMatchObject({ words });
  });
});

describe.skipIf(!findOpenssl())("an https address", () => {
  const trusted = tls.getCACertificates();
  afterEach(() => tls.setDefaultCACertificates(trusted));

  it("is spoken to where its certificate is accepted, for its name alone", async () => {
    const certificate = makeCertificate();
    receiver = await startReceiver(status(204), certificate);
    const postTo = (host: string) =>
      postWebhook({ url: `https://${host}:${receiver?.port}/`, id, event }, settings);
    const rejected = { result: "postponed", words: "showed a certificate that is not accepted" };
    expect(await postTo("localhost")).toEqual(rejected);
    tls.setDefaultCACertificates([...trusted, certificate.cert]);
    expect(await postTo("127.0.0.1")).toEqual(rejected);
    expect(receiver.calls).toHaveLength(0);
    expect(await postTo("localhost")).toEqual({ result: "delivered" });
    expect(receiver.calls[0]?.event).toEqual(event);
  });

  it("is not spoken to in the clear", async () => {
    receiver = await startReceiver(status(204));
    const url = receiver.url.replace("http:", "https:");
    expect(await postWebhook({ url, id, event }, settings)).toEqual({
      result: "postponed",
      words: "could not agree on an encryption",
    });
  });
});
