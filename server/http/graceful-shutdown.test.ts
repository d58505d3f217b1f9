import { once } from "node:events";
import { Agent, createServer, type RequestListener } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it, vi } from "vitest";
import { open, send } from "#e2e/support/sender.ts";
import { Connections } from "./connections.ts";
import { stopServer } from "./graceful-shutdown.ts";

const LIMITS = { idleMs: 100, limitMs: 20_000 };

async function serve(listener: RequestListener) {
  const server = createServer(listener);
  const connections = new Connections(server);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return { server, connections, port, url: `http://127.0.0.1:${port}` };
}

it("serves requests before, during and shortly after the signal and closes idle connections", async () => {
  const held = Promise.withResolvers<void>();
  const { connections, port, url } = await serve(async (request, response) => {
    if (request.url === "/early") await held.promise;
    response.end("done");
  });
  const agent = new Agent({ keepAlive: true });
  await send(url, { agent });
  const silent = connect(port, "127.0.0.1");
  const early = send(`${url}/early`, { agent: false });
  await expect.poll(() => connections.open).toBe(1);
  const stopped = stopServer(connections, LIMITS);
  for (const options of [{ agent }, { agent: false }]) {
    const response = await open(url, options);
    expect(await text(response)).toBe("done");
    expect(response.headers.connection).toBe("close");
  }
  held.resolve();
  expect(await early).toEqual({ status: 200, text: "done" });
  await once(silent, "close");
  expect(await stopped).toBe(0);
  expect(await send(url, { agent: false })).toBeUndefined();
});

it("waits until the client has received a keep-alive response", async () => {
  const half = Buffer.alloc(4_000_000, "x");
  const held = Promise.withResolvers<void>();
  const { connections, url } = await serve(async (_request, response) => {
    response.write(half);
    await held.promise;
    response.end(half);
  });
  const looked = vi.spyOn(connections, "closeIdle");
  const download = await open(url, { agent: new Agent({ keepAlive: true }) });
  const stopped = stopServer(connections, LIMITS);
  held.resolve();
  let isStopped = false;
  void stopped.then(() => (isStopped = true));
  await expect.poll(() => looked.mock.calls.length, { timeout: 10_000 }).toBeGreaterThan(10);
  expect(isStopped).toBe(false);
  expect((await text(download)).length).toBe(8_000_000);
  expect(await stopped).toBe(0);
});

it("stops at the time limit and returns how many requests it cut", async () => {
  const { server, connections, url } = await serve(() => undefined);
  const hanging = [send(url, { agent: false }), send(url, { agent: false })];
  await expect.poll(() => connections.open).toBe(2);
  const startedAt = performance.now();
  expect(await stopServer(connections, { idleMs: 50, limitMs: 200 })).toBe(2);
  expect(performance.now() - startedAt).toBeGreaterThan(190);
  server.closeAllConnections();
  expect(await Promise.all(hanging)).toEqual([undefined, undefined]);
});

it("stops accepting connections when traffic never pauses", async () => {
  const { connections, url } = await serve((_request, response) => response.end("done"));
  let rejected = 0;
  const visits = setInterval(() => {
    void send(url, { agent: false }).then((response) => response ?? (rejected += 1));
  }, 20);
  expect(await stopServer(connections, { idleMs: 50, limitMs: 300 })).toBe(0);
  await expect.poll(() => rejected).toBeGreaterThan(0);
  clearInterval(visits);
});

it("serves every queued connection, even when that takes longer than the wait for an idle moment", async () => {
  const limitMs = 2_400;
  const visitors = 24;
  let startedAt = 0;
  let served = 0;
  const { connections, url } = await serve((_request, response) => {
    // All visitors together take more than the third of the limit that the server waits.
    const until = startedAt + 0.5 * limitMs * ((served += 1) / visitors);
    while (performance.now() < until);
    response.end("done");
  });
  startedAt = performance.now();
  const visits = Array.from({ length: visitors }, () => send(url, { agent: false }));
  await expect.poll(() => connections.admitted).toBeGreaterThan(0);
  const stopped = stopServer(connections, { idleMs: 50, limitMs });
  expect(await Promise.all(visits)).toEqual(visits.map(() => ({ status: 200, text: "done" })));
  expect(await stopped).toBe(0);
});
