import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import pg from "pg";
import { expect, it } from "vitest";
import { isDatabaseReady } from "./readiness.ts";

it("is ready when the database responds", async () => {
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL });
  expect(await isDatabaseReady(pool)).toBe(true);
  await pool.end();
});

it("is not ready when the database cannot write, and writes again only after a while", async () => {
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 1 });
  await pool.query("SET default_transaction_read_only = on");
  expect(await isDatabaseReady(pool)).toBe(false);
  expect(await isDatabaseReady(pool)).toBe(true);
  await pool.query("SET default_transaction_read_only = on");
  expect(await isDatabaseReady(pool)).toBe(true);
  await pool.end();
});

it("is not ready when the database never responds, and checks once for concurrent callers", async () => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => sockets.add(socket));
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const pool = new pg.Pool({ host: "127.0.0.1", port, connectionTimeoutMillis: 1_000 });
  const startedAt = performance.now();
  const results = await Promise.all([1, 2, 3].map(() => isDatabaseReady(pool, 200)));
  expect(results).toEqual([false, false, false]);
  expect(performance.now() - startedAt).toBeLessThan(900);
  expect(sockets.size).toBe(1);
  await expect.poll(() => pool.totalCount, { timeout: 3_000 }).toBe(0);
  sockets.forEach((socket) => socket.destroy());
  server.close();
  await pool.end();
});

it("discards a hung connection and recovers with the database", async () => {
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 1 });
  const client = await pool.connect();
  const { rows } = await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
  void client.query("SELECT pg_sleep(60)").catch(() => undefined);
  client.release();
  expect(await isDatabaseReady(pool, 300)).toBe(false);
  await expect.poll(() => isDatabaseReady(pool, 300), { timeout: 3_000 }).toBe(true);
  await pool.query("SELECT pg_terminate_backend($1)", [rows[0]?.pid]);
  await pool.end();
});
