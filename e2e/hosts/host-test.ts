import { createTestDatabase } from "#db/test-database.ts";
import { test as base } from "#e2e/support/fixtures.ts";

/** The hosts' own `test`: each worker has a database of its own, so that hosts beside each other share no limits. */
export const test = base.extend<object, { ownDatabase: string }>({
  ownDatabase: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from the pattern
    async ({}, provide) => {
      const { url, drop } = await createTestDatabase();
      const shared = process.env.DATABASE_URL;
      process.env.DATABASE_URL = url;
      await provide(url);
      process.env.DATABASE_URL = shared;
      await drop();
    },
    { scope: "worker", auto: true },
  ],
});

export { expect } from "@playwright/test";
