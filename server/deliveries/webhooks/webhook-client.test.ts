import dns from "node:dns";
import net from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import tls from "node:tls";
import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, it, vi } from "vitest";
import { makeCertificate } from "#e2e/support/certificate.ts";
import { startReceiver, TEST_SECRET, type Respond } from "#e2e/support/webhook-receiver.ts";
import { company } from "#content/company.ts";
import { freePort } from "#scripts/postgres/free-port.ts";
import { isPublicAddress, postWebhook } from "./webhook-client.ts";
import { composeStatusChanged } from "./webhook-format.ts";

const event = composeStatusChanged(100_001, {
  fromValue: "pending",
  toValue: "in_review",
  createdAt: new Date("2026-11-22T10:00:00Z"),
});
const id = `msg_${randomUUID()}`;
const settings = { secret: TEST_SECRET, privateHosts: ["127.0.0.1", "localhost"] };

const NOBODY_THERE = `http://127.0.0.1:${await freePort()}/`;

/** A public address of a block that belongs to nobody. */
const NOWHERE = "3ffe::1";

let receiver: Awaited<ReturnType<typeof startReceiver>> | undefined;
afterEach(async () => {
  vi.restoreAllMocks();
  await receiver?.close();
  receiver = undefined;
});

async function post(respond: Respond, attemptMs?: number) {
  receiver = await startReceiver(respond);
  const result = await postWebhook({ url: receiver.url, id, event }, settings, attemptMs);
  return { result, calls: receiver.calls };
}

const status =
  (code: number, headers = {}): Respond =>
  (response) =>
    response.writeHead(code, headers).end("some text of the receiver's");

function write(text: string): Respond {
  return (_response, socket) => socket.write(text);
}

it("sends a request that the Standard Webhooks library verifies", async () => {
  const { result, calls } = await post(status(204));
  expect(result).toEqual({ result: "delivered" });
  expect(calls).toHaveLength(1);
  const [call] = calls;
  expect(call).toMatchObject({
    method: "POST",
    path: "/hooks/site?token=hidden",
    headers: {
      "content-type": "application/json",
      "user-agent": `${company.slug}-webhooks/1`,
      "webhook-id": id,
    },
    event,
  });
  expect(call?.body).toBe(JSON.stringify(event));
});

it.each([
  [200, { result: "delivered" }],
  [299, { result: "delivered" }],
  [410, { result: "rejected", reason: "answered 410: it wants no more" }],
  [400, { result: "postponed", reason: "answered 400" }],
  [429, { result: "postponed", reason: "answered 429" }],
  [500, { result: "postponed", reason: "answered 500" }],
])("maps response %i to its result", async (code, result) => {
  expect((await post(status(code))).result).toEqual(result);
});

it.each([301, 307])("does not follow redirect %i", async (code) => {
  const other = await startReceiver(status(200));
  const { result } = await post(status(code, { Location: other.url }));
  expect(result).toEqual({
    result: "postponed",
    reason: `answered ${code}: redirections are not followed`,
  });
  expect(other.calls).toHaveLength(0);
  await other.close();
});

it("sends URL credentials as Basic authentication", async () => {
  receiver = await startReceiver(status(200));
  const url = receiver.url.replace("//", "//crm:p%40ss@");
  await postWebhook({ url, id, event }, settings);
  const expected = `Basic ${Buffer.from("crm:p@ss").toString("base64")}`;
  expect(receiver.calls[0]?.headers.authorization).toBe(expected);
});

const NO_HTTP = "answered with something that is not HTTP";
const TOO_LATE = "did not answer in time";
const BROKEN_OFF = "broke the connection off";

/** Each receiver's behavior and the expected reason; no reason if the event counts as delivered. */
const BAD_RECEIVERS: [what: string, respond: Respond, reason?: string][] = [
  ["sends nothing", () => undefined, TOO_LATE],
  ["never finishes a 200 response", (response) => response.writeHead(200).write("yes, but")],
  [
    "never finishes a 500 response",
    (response) => response.writeHead(500).write("no, for"),
    "answered 500",
  ],
  ["disconnects before its headers", (_response, socket) => socket.destroy(), BROKEN_OFF],
  [
    "disconnects in its body",
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

describe("bad receivers", () => {
  it.each(BAD_RECEIVERS)("handles a receiver that %s", async (_what, respond, reason) => {
    // Time enough on a busy machine, but where the time runs out.
    const attemptMs = reason === TOO_LATE ? 300 : 10_000;
    const { result } = await post(respond, attemptMs);
    expect(result).toEqual(reason ? { result: "postponed", reason } : { result: "delivered" });
  });

  it("lets the receiver finish its response, and ends one that is longer than the attempt", async () => {
    const ends: boolean[] = [];
    const endless: Respond = (response) => {
      response.on("close", () => ends.push(response.writableFinished)).write("yes, but");
    };
    const late: Respond = (response) => {
      endless(response, response.socket ?? new net.Socket());
      setTimeout(() => response.end("late"), 50);
    };
    expect((await post(late, 500)).result).toEqual({ result: "delivered" });
    await expect.poll(() => ends).toEqual([true]);
    await receiver?.close();
    expect((await post(endless, 500)).result).toEqual({ result: "delivered" });
    await expect.poll(() => ends).toEqual([true, false]);
  });

  it.each([
    ["is not running", NOBODY_THERE, "let nobody connect"],
    ["cannot be resolved", "https://crm.invalid/hooks", "has a name that cannot be looked up"],
  ])("postpones the call to a receiver that %s", async (_what, url, reason) => {
    const result = await postWebhook({ url, id, event }, settings);
    expect(result).toEqual({ result: "postponed", reason });
  });
});

/** Answers each lookup with the next addresses, and every later one with the last. */
function resolveTo(...answers: string[][]) {
  let asked = 0;
  // The many signatures of `dns.lookup` do not fit one function; Node's own connections use this one.
  const lookup = (_name: string, _options: object, done: (...results: unknown[]) => void) => {
    const addresses = answers[Math.min(asked++, answers.length - 1)] ?? [];
    const found = addresses.map((address) => ({ address, family: net.isIP(address) }));
    setImmediate(done, null, found);
  };
  return vi.spyOn(dns, "lookup").mockImplementation(lookup as typeof dns.lookup);
}

describe("private network", () => {
  const reason = "is in a private network; WEBHOOK_PRIVATE_HOSTS would have to name its host";
  const strict = { ...settings, privateHosts: [] };

  it.each(["127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", "0x7f.1", "169.254.169.254"])(
    "does not connect to %s",
    async (host) => {
      receiver = await startReceiver(status(200));
      const url = `http://${host}:${receiver.port}/`;
      expect(await postWebhook({ url, id, event }, strict)).toEqual({
        result: "postponed",
        reason,
      });
      await sleep(5);
      expect(receiver.calls).toHaveLength(0);
    },
  );

  it.each(["127.0.0.1", "localhost", "LOCALHOST"])(
    "connects to the listed host %s",
    async (host) => {
      receiver = await startReceiver(status(200));
      const url = `http://${host}:${receiver.port}/`;
      const named = { ...settings, privateHosts: ["intern.example", host] };
      expect(await postWebhook({ url, id, event }, named)).toEqual({ result: "delivered" });
      expect(receiver.calls).toHaveLength(1);
    },
  );

  it("does not connect by another name of a listed address", async () => {
    receiver = await startReceiver(status(200));
    const url = `http://localhost:${receiver.port}/`;
    const named = { ...settings, privateHosts: ["127.0.0.1"] };
    expect(await postWebhook({ url, id, event }, named)).toMatchObject({ reason });
  });

  it.each([
    [["8.8.8.8", "127.0.0.1"]],
    [["127.0.0.1", "8.8.8.8"]],
    [["2606:4700::1111", "::ffff:127.0.0.1"]],
  ])("does not connect to a name with the addresses %j", async (addresses) => {
    receiver = await startReceiver(status(200));
    resolveTo(addresses);
    const url = `http://crm.example:${receiver.port}/`;
    expect(await postWebhook({ url, id, event }, strict)).toMatchObject({ reason });
    expect(receiver.calls).toHaveLength(0);
  });

  it("connects to the address that it checked, though the next lookup is private", async () => {
    receiver = await startReceiver(status(200));
    const lookup = resolveTo([NOWHERE], ["127.0.0.1"]);
    const url = `http://crm.example:${receiver.port}/`;
    const attempt = () => postWebhook({ url, id, event }, strict, 200);
    expect(await attempt()).not.toMatchObject({ reason });
    expect(lookup).toHaveBeenCalledTimes(1);
    expect(await attempt()).toMatchObject({ reason });
    expect(receiver.calls).toHaveLength(0);
  });
});

describe("https", () => {
  const trusted = tls.getCACertificates();
  afterEach(() => tls.setDefaultCACertificates(trusted));

  it("connects only when the certificate is trusted and matches the host", async () => {
    const certificate = makeCertificate();
    receiver = await startReceiver(status(204), certificate);
    const postTo = (host: string) =>
      postWebhook({ url: `https://${host}:${receiver?.port}/`, id, event }, settings);
    const rejected = { result: "postponed", reason: "showed a certificate that is not accepted" };
    expect(await postTo("localhost")).toEqual(rejected);
    tls.setDefaultCACertificates([...trusted, certificate.cert]);
    expect(await postTo("127.0.0.1")).toEqual(rejected);
    expect(receiver.calls).toHaveLength(0);
    expect(await postTo("localhost")).toEqual({ result: "delivered" });
    expect(receiver.calls[0]?.event).toEqual(event);
  });

  it("fails when the receiver does not speak TLS", async () => {
    receiver = await startReceiver(status(204));
    const url = receiver.url.replace("http:", "https:");
    expect(await postWebhook({ url, id, event }, settings)).toEqual({
      result: "postponed",
      reason: "could not agree on an encryption",
    });
  });
});

describe("isPublicAddress", () => {
  it.each([
    "8.8.8.8",
    "203.1.113.7",
    "2606:4700::1111",
    "::ffff:8.8.8.8",
    "64:ff9b::808:808",
    "2002:808:808::1",
  ])("accepts %s", (address) => expect(isPublicAddress(address)).toBe(true));

  it.each([
    ["this machine", "127.0.0.1"],
    ["this machine", "0.0.0.0"],
    ["this machine", "::1"],
    ["this machine", "::"],
    ["a private network", "10.1.2.3"],
    ["a private network", "fd12:3456::1"],
    ["a deprecated site-local address", "fec0::1"],
    ["carrier-grade NAT", "100.64.0.1"],
    ["link-local, as cloud metadata", "169.254.169.254"],
    ["link-local", "fe80::1"],
    ["multicast", "224.0.0.1"],
    ["reserved", "2001:db8::1"],
    ["unassigned", "4000::1"],
    ["benchmarking", "198.18.0.1"],
    ["IPv4-mapped", "::ffff:127.0.0.1"],
    ["IPv4-translated", "::ffff:0:127.0.0.1"],
    ["IPv4-compatible", "::127.0.0.1"],
    ["NAT64", "64:ff9b::10.0.0.1"],
    ["local-use NAT64", "64:ff9b:1::808:808"],
    ["6to4 to a private network", "2002:c0a8:101::1"],
    ["Teredo", "2001:0:808:808::1"],
    ["not an address", "localhost"],
    ["not an address", ""],
  ])("rejects %s: %s", (_whose, address) => expect(isPublicAddress(address)).toBe(false));
});
