import { createTestDatabase } from "#db/test-database.ts";
import { startMailServer, type MailServer } from "#e2e/support/mail-server.ts";
import { test as base } from "#e2e/support/fixtures.ts";

/** Each worker has its own database, so that hosts share no rate limits, and its own mail server. */
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
