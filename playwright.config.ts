import { defineConfig } from "@playwright/test";
import { chromiumOptions } from "./e2e/support/chromium.ts";
import { SITE_ENV } from "./e2e/support/site.ts";

// Ports for this run, the same in every worker, and others in a run beside it.
process.env.E2E_PORT ??= String(20_000 + (process.pid % 20_000));
process.env.E2E_SMTP_URL ??= `smtp://127.0.0.1:${10_000 + (process.pid % 10_000)}`;
const baseURL = `http://localhost:${process.env.E2E_PORT}`;

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 60_000,
  // Two journeys at once may share two processors with a PDF or a picture that is made for a third.
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  // Without traces, which cost an eighth of the time: `npx playwright test --trace on` makes one of what failed.
  use: { baseURL, launchOptions: chromiumOptions() },
  globalSetup: "./e2e/support/mail-sink.ts",
  webServer: {
    command: "node lib/server/http-server/serve.ts",
    // Answers only once the database does.
    url: `${baseURL}/healthz`,
    env: { ...SITE_ENV, PORT: process.env.E2E_PORT },
    timeout: 180_000,
    stdout: "ignore",
    stderr: "pipe",
  },
});
