import { once } from "node:events";
import { Agent, createServer, type RequestListener } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { open, send } from "#e2e/support/sender.ts";
import { Connections } from "./connections.ts";
import { stopServer } from "./graceful-shutdown.ts";

const LIMITS = { idleMs: 100, limitMs: 3_000 };

async function serve(listener: RequestListener) {
  const server = createServer(listener);
  const connections = new Connections(server);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return { server, connections, port, url: `http://127.0.0.1:${port}` };
}

it("serves requests before, during and shortly after the signal and closes idle connections", async () => {
  const { connections, port, url } = await serve(async (_request, response) => {
    await sleep(60);
    response.end("done");
  });
  const agent = new Agent({ keepAlive: true });
  await send(url, { agent });
  const silent = connect(port, "127.0.0.1");
  const early = send(url, { agent: false });
  await sleep(10);
  const startedAt = performance.now();
  const stopped = stopServer(connections, LIMITS);
  const late = sleep(50).then(() => open(url, { agent }));
  const later = sleep(120).then(() => open(url, { agent: false }));
  for (const response of await Promise.all([late, later])) {
    expect(await text(response)).toBe("done");
    expect(response.headers.connection).toBe("close");
  }
  expect(await early).toEqual({ status: 200, text: "done" });
  await once(silent, "close");
  expect(await stopped).toBe(0);
  expect(performance.now() - startedAt).toBeLessThan(1_500);
  expect(await send(url, { agent: false })).toBeUndefined();
});

it("waits until the client has received a keep-alive response", async () => {
  const half = Buffer.alloc(4_000_000, "x");
  const { connections, url } = await serve(async (_request, response) => {
    response.write(half);
    await sleep(300);
    response.end(half);
  });
  const agent = new Agent({ keepAlive: true });
  const download = await open(url, { agent });
  const stopped = stopServer(connections, LIMITS);
  await sleep(800);
  let isStopped = false;
  void stopped.then(() => (isStopped = true));
  await sleep(50);
  expect(isStopped).toBe(false);
  expect((await text(download)).length).toBe(8_000_000);
  expect(await stopped).toBe(0);
});

it("stops at the time limit and returns how many requests it cut", async () => {
  const { server, connections, url } = await serve(() => undefined);
  const hanging = [send(url, { agent: false }), send(url, { agent: false })];
  await expect.poll(() => connections.open).toBe(2);
  const startedAt = performance.now();
  expect(await stopServer(connections, { idleMs: 100, limitMs: 600 })).toBe(2);
  expect(performance.now() - startedAt).toBeGreaterThan(590);
  server.closeAllConnections();
  expect(await Promise.all(hanging)).toEqual([undefined, undefined]);
});

it("stops accepting connections when traffic never pauses", async () => {
  const { connections, url } = await serve((_request, response) => response.end("done"));
  let rejected = 0;
  const visits = setInterval(() => {
    void send(url, { agent: false }).then((response) => response ?? (rejected += 1));
  }, 20);
  expect(await stopServer(connections, { idleMs: 100, limitMs: 900 })).toBe(0);
  await expect.poll(() => rejected).toBeGreaterThan(0);
  clearInterval(visits);
});

it("serves every queued connection, even when that takes longer than the idle time", async () => {
  const { connections, url } = await serve((_request, response) => {
    const until = performance.now() + 70;
    while (performance.now() < until);
    response.end("done");
  });
  const visits = Array.from({ length: 40 }, () => send(url, { agent: false }));
  await sleep(1);
  const stopped = stopServer(connections, { idleMs: 100, limitMs: 6_000 });
  const responses = await Promise.all(visits);
  expect(responses.filter((response) => response?.text === "done")).toHaveLength(40);
  expect(await stopped).toBe(0);
});
