import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "#scripts/postgres/free-port.ts";
import { scanFile } from "./scanner-client.ts";
import { findClamd, startClamd } from "#e2e/support/clamd.ts";

const CHUNK = 64 * 1024;

async function* zeros(chunks: number): AsyncGenerator<Uint8Array> {
  for (let sent = 0; sent < chunks; sent += 1) yield await Promise.resolve(new Uint8Array(CHUNK));
}

const replyAfter = (length: number, reply: string) => (socket: Socket) => {
  let read = 0;
  socket.on("data", (chunk) => {
    read += chunk.length;
    if (read >= length) socket.end(reply);
  });
};

describe.skipIf(!findClamd())("scanFile with ClamAV (needs Debian's clamav-daemon)", () => {
  let clamd: NonNullable<Awaited<ReturnType<typeof startClamd>>>;
  beforeAll(async () => {
    const started = await startClamd("2M");
    if (!started) throw new Error("No scanner.");
    clamd = started;
  });
  afterAll(() => clamd.stop());

  it("does not report a file too large to scan as clean", async () => {
    await expect(scanFile(clamd.url, zeros(64))).rejects.toMatchObject({
      code: "SCANNER_REJECTED",
    });
  });
});

describe("scanner failure", () => {
  let server: Server | undefined;
  const sockets = new Set<Socket>();
  afterEach(() => {
    for (const socket of sockets) socket.destroy();
    server?.close();
  });

  async function listen(onSocket: (socket: Socket) => void): Promise<string> {
    server = createServer((socket) => {
      sockets.add(socket);
      socket.on("error", () => undefined);
      onSocket(socket);
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    return `tcp://127.0.0.1:${(server.address() as { port: number }).port}`;
  }

  it("throws SCANNER_AWAY when the connection is refused", async () => {
    const url = `tcp://127.0.0.1:${await freePort()}`;
    await expect(scanFile(url, zeros(1))).rejects.toMatchObject({ code: "SCANNER_AWAY" });
  });

  it.each(["does not read", "does not respond"])(
    "throws SCANNER_SILENT when the scanner %s",
    async (which) => {
      const url = await listen((socket) => void (which === "does not respond" && socket.resume()));
      const scan = scanFile(url, zeros(200), { silenceMs: 200 });
      await expect(scan).rejects.toMatchObject({ code: "SCANNER_SILENT" });
    },
  );

  it.each([
    ["disconnects midway", CHUNK, ""],
    ["disconnects without a response", CHUNK * 4, ""],
    ["rejects the file", CHUNK, "INSTREAM size limit exceeded. ERROR\0"],
    ["sends an unknown response", CHUNK * 4, "UNKNOWN COMMAND\0"],
  ])("throws SCANNER_REJECTED when the scanner %s", async (_what, length, reply) => {
    const url = await listen(replyAfter(length, reply));
    const chunks = length === CHUNK ? 400 : 4;
    await expect(scanFile(url, zeros(chunks))).rejects.toMatchObject({ code: "SCANNER_REJECTED" });
  });
});
