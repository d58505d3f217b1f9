import { createTestDatabase } from "#db/test-database.ts";
import { startMailServer, type MailServer } from "#e2e/support/mail-server.ts";
import { test as base } from "#e2e/support/fixtures.ts";

/**
 * The hosts' own `test`: each worker has a database of its own, so that hosts beside each other share no limits, and a
 * mail server, which are the environment's.
 */
export const test = base.extend<object, { ownDatabase: string; mailServer: MailServer }>({
  mailServer: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from the pattern
    async ({}, provide) => {
      const server = await startMailServer();
      process.env.SMTP_URL = server.url;
      await provide(server);
      delete process.env.SMTP_URL;
      await server.stop();
    },
    { scope: "worker", auto: true },
  ],
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
