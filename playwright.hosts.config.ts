import { defineConfig } from "@playwright/test";
import { chromiumOptions } from "./e2e/support/chromium.ts";

// The hosts' journeys: each file starts the host that it tests, from an output that was built before.
export default defineConfig({
  testDir: "e2e/hosts",
  forbidOnly: Boolean(process.env.CI),
  // The journeys share one database, and count its rate limits.
  workers: 1,
  timeout: 60_000,
  reporter: [["list"], ["json", { outputFile: "test-results/hosts.json" }]],
  use: { trace: "retain-on-failure", launchOptions: chromiumOptions() },
});
