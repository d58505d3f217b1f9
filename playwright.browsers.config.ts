import { defineConfig } from "@playwright/test";
import site from "./playwright.config.ts";

/** The journeys in engines other than Chromium's, on browsers that the machine has, one after the other. */
export default defineConfig(site, {
  testDir: "e2e/browsers",
  testMatch: "*.browser.ts",
  fullyParallel: false,
  workers: 1,
  reporter: [["list"], ["json", { outputFile: "test-results/browsers.json" }]],
});
