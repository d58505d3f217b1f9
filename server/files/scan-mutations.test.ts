import { eq } from "drizzle-orm";
import { createServer, type Server } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { quoteRequestFiles as files, type QuoteRequestFile } from "#db/schema.ts";
import { useTestDatabase } from "#db/use-test-database.ts";
import { EICAR, findClamd, startClamd } from "#e2e/support/clamd.ts";
import { freePort } from "#scripts/postgres/free-port.ts";
import { storeTestFile, storeTestRequest } from "#e2e/support/store-test-file.ts";

const own = useTestDatabase();
let scan: typeof import("./scan-mutations.ts");
let request: number;
beforeEach(async () => {
  await own.database.delete(files);
  request = await storeTestRequest(own.database);
});
afterEach(() => vi.unstubAllEnvs());

async function withScanner(url: string): Promise<void> {
  vi.stubEnv("DATABASE_URL", own.url);
  vi.stubEnv("CLAMAV_URL", url);
  vi.resetModules();
  scan = await import("./scan-mutations.ts");
}

/** A scanner that replies at the end of each file. */
async function startScanner(reply: () => string): Promise<Server> {
  const server = createServer((socket) =>
    socket
      .on("error", () => undefined)
      .on("data", (chunk) => {
        if (chunk.subarray(-4).equals(Buffer.alloc(4))) socket.end(reply());
      }),
  );
  const port = await freePort();
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  await withScanner(`tcp://127.0.0.1:${port}`);
  return server;
}

const store = (text = "plan", file: Partial<Omit<QuoteRequestFile, "store">> = {}, of = request) =>
  storeTestFile(own.database, of || null, Buffer.from(text), file);

async function read({ id }: QuoteRequestFile) {
  const [file] = await own.database.select().from(files).where(eq(files.id, id));
  return file;
}

describe.skipIf(!findClamd())("waiting files (needs Debian's clamav-daemon)", () => {
  let clamd: NonNullable<Awaited<ReturnType<typeof startClamd>>>;
  beforeAll(async () => {
    const started = await startClamd();
    if (!started) throw new Error("No scanner.");
    clamd = started;
  });
  afterAll(() => clamd.stop());
  beforeEach(() => withScanner(clamd.url));

  it("are scanned, except those removed or without a request", async () => {
    const plan = await store();
    const virus = await store(EICAR);
    const unsent = await store("plan", {}, 0);
    const removed = await store("plan", { state: "removed" });
    await scan.scanWaiting(own.database, 10_000);
    expect(await read(plan)).toMatchObject({ scan: "clean" });
    expect(await read(virus)).toMatchObject({ scan: "infected" });
    expect(await read(unsent)).toMatchObject({ scan: "unscanned", scanBegunAt: null });
    expect(await read(removed)).toMatchObject({ scan: "unscanned", scanBegunAt: null });
  });

  it("are scanned once by concurrent workers", async () => {
    const { log } = await import("#server/observability/log.ts");
    const lines = vi.spyOn(log, "info").mockImplementation(() => undefined);
    await Promise.all(Array.from({ length: 6 }, (_, n) => store(`plan ${n}`)));
    await Promise.all([1, 2, 3].map(() => scan.scanWaiting(own.database, 10_000)));
    expect(lines.mock.calls.filter(([, message]) => message === "a file is clean")).toHaveLength(6);
    lines.mockRestore();
  });
});

it("stops while the scanner is away and reclaims abandoned files later", async () => {
  await withScanner(`tcp://127.0.0.1:${await freePort()}`);
  const stored = [await store(), await store()];
  await scan.scanWaiting(own.database, 10_000);
  const rows = await Promise.all(stored.map(read));
  expect(rows).toMatchObject([{ scan: "unscanned" }, { scan: "unscanned" }]);
  expect(rows.filter((row) => row?.scanBegunAt)).toHaveLength(1);
  const server = await startScanner(() => "stream: OK\0");
  await scan.scanWaiting(own.database, 10_000);
  const states = async () =>
    (await Promise.all(stored.map(read))).map((row) => row?.scan).toSorted();
  expect(await states()).toEqual(["clean", "unscanned"]);
  await own.database.update(files).set({ scanBegunAt: new Date(Date.now() - 4 * 60_000) });
  await scan.scanWaiting(own.database, 10_000);
  expect(await states()).toEqual(["clean", "clean"]);
  server.close();
});

it("logs the result of each scan, and goes on after a file that the scanner rejects", async () => {
  const stored = [await store("one"), await store("two"), await store("six")];
  const replies = ["UNKNOWN COMMAND\0", "stream: x FOUND\0", "stream: OK\0"];
  const server = await startScanner(() => replies.shift() ?? "");
  const { log } = await import("#server/observability/log.ts");
  const [warn, info] = [vi.spyOn(log, "warn"), vi.spyOn(log, "info")];
  for (const lines of [warn, info]) lines.mockReturnValue();
  await scan.scanWaiting(own.database, 10_000);
  const ids = stored.map(({ id }) => id).toSorted();
  const line = { request, size: 3, milliseconds: expect.toSatisfy((ms) => ms >= 0 && ms < 10_000) };
  expect(warn.mock.calls).toEqual([
    [expect.objectContaining({ file: ids[0] }), "a file was not scanned"],
    [{ ...line, file: ids[1] }, "file is infected and in quarantine"],
  ]);
  expect(info.mock.calls).toEqual([[{ ...line, file: ids[2] }, "a file is clean"]]);
  for (const lines of [warn, info]) lines.mockRestore();
  server.close();
});
