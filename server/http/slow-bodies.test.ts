import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { cutSlowBodies } from "./slow-bodies.ts";

const PACE = { windowMs: 400, bytesPerSecond: 1_000, checkMs: 40 };
const HEAD = "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5000\r\n\r\n";

let server: ReturnType<typeof createServer>;
let received: number;
/** Whether the server reads what comes. */
let isReading: boolean;

beforeEach(async () => {
  received = 0;
  isReading = true;
  server = createServer((request: IncomingMessage, response) => {
    request.on("error", () => undefined);
    if (!isReading) return;
    request.on("data", (chunk: Buffer) => (received += chunk.length));
    request.on("end", () => response.end("whole"));
  });
  cutSlowBodies(server, PACE);
  await once(server.listen(0, "127.0.0.1"), "listening");
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function open() {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  let text = "";
  socket.on("data", (chunk: Buffer) => (text += chunk.toString())).on("error", () => undefined);
  const closed = once(socket, "close").then(() => text);
  return { socket, closed, text: () => text };
}

async function trickle(socket: Socket, bytes: number, everyMs: number): Promise<void> {
  while (!socket.destroyed && socket.writable) {
    socket.write("x".repeat(bytes));
    await sleep(everyMs);
  }
}

it("cuts a body that falls silent, with 408", async () => {
  const { socket, closed } = open();
  socket.write(`${HEAD}${"x".repeat(1_000)}`);
  expect(await closed).toMatch(/^HTTP\/1\.1 408 /);
  expect(received).toBe(1_000);
});

it("cuts it after the clock was set back by an hour, too", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { socket, closed } = open();
  socket.write(`${HEAD}${"x".repeat(1_000)}`);
  await sleep(50);
  vi.setSystemTime(Date.now() - 60 * 60 * 1_000);
  const end = await Promise.race([closed, sleep(4 * PACE.windowMs)]);
  vi.useRealTimers();
  expect(end).toMatch(/^HTTP\/1\.1 408 /);
});

it("cuts a body below the pace, however long it goes on", async () => {
  const { socket, closed } = open();
  socket.write(HEAD);
  void trickle(socket, 5, 20);
  expect(await closed).toMatch(/^HTTP\/1\.1 408 /);
  expect(received).toBeLessThan(1_000);
});

it("takes a slow body that keeps the pace, over several windows", async () => {
  const { socket, text } = open();
  socket.write(HEAD);
  for (let sent = 0; sent < 5_000; sent += 250) {
    socket.write("x".repeat(250));
    await sleep(80);
  }
  await expect.poll(text).toMatch(/^HTTP\/1\.1 200 [^]*whole/);
});

it("does not count the time in which the server itself does not read", async () => {
  isReading = false;
  const { socket, text } = open();
  socket.write(`${HEAD}${"x".repeat(2_000)}`);
  await sleep(4 * PACE.windowMs);
  expect(text()).toBe("");
  socket.destroy();
});

it("leaves alone a request without a body, and what comes after it on the connection", async () => {
  const { socket, text } = open();
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await expect.poll(text).toContain("whole");
  await sleep(2 * PACE.windowMs);
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await expect.poll(() => text().match(/whole/g)?.length).toBe(2);
  socket.destroy();
});
