import pg from "pg";
import { expect, it } from "vitest";
import { isDatabaseReady } from "./readiness.ts";

it("is not ready when the database cannot write, and writes again only after a while", async () => {
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 1 });
  await pool.query("SET default_transaction_read_only = on");
  expect(await isDatabaseReady(pool)).toBe(false);
  expect(await isDatabaseReady(pool)).toBe(true);
  await pool.query("SET default_transaction_read_only = on");
  expect(await isDatabaseReady(pool)).toBe(true);
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
