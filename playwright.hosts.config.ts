import { defineConfig } from "@playwright/test";
import { chromiumOptions } from "./e2e/support/chromium.ts";

/** The journeys on the hosts that the site is made for; each host's file brings its own server. */
export default defineConfig({
  testDir: "e2e/hosts",
  testMatch: "*.host.ts",
  globalSetup: "./e2e/hosts/build-all.ts",
  forbidOnly: Boolean(process.env.CI),
  // A file is a host, and stays in one worker: its journeys are one client to it.
  workers: 2,
  timeout: 90_000,
  // The first answer of each function waits for its process.
  expect: { timeout: 20_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/hosts.json" }]],
  use: { launchOptions: chromiumOptions() },
});
