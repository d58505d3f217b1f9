import { randomInt } from "node:crypto";
import { test as base } from "@playwright/test";
import pg from "pg";

type Row = Record<string, unknown>;

/** Gives every test its own client address and access to the database. */
export const test = base.extend<{
  clientAddress: string;
  rowsOf: (email: string) => Promise<Row[]>;
}>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from the pattern
  clientAddress: async ({}, provide) => {
    await provide(someAddress());
  },
  extraHTTPHeaders: async ({ clientAddress }, provide) => {
    await provide({ "x-forwarded-for": clientAddress });
  },
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from the pattern
  rowsOf: async ({}, provide) => {
    const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
    await client.connect();
    await provide(
      async (email) =>
        (
          await client.query<Row>("SELECT * FROM quote_requests WHERE email = $1 ORDER BY id", [
            email,
          ])
        ).rows,
    );
    await client.end();
  },
});

export { expect } from "@playwright/test";

const group = () => randomInt(1, 0xffff).toString(16);

/** A unique client address: a /64 in the documentation network of RFC 3849. */
export function someAddress(): string {
  return `2001:db8:${group()}:${group()}::1`;
}
