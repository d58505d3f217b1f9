import { defineConfig } from "@playwright/test";
import { IMAGE_TOOL, SAMPLES } from "./content/switches.ts";
import { chromiumOptions } from "./e2e/support/chromium.ts";
import { SITE_ENV } from "./e2e/support/site.ts";

// Unique per run, so that runs can coexist.
process.env.E2E_PORT ??= String(20_000 + (process.pid % 20_000));
// Each host brings its own server and mail server. Workers know it by the environment, as their arguments differ.
if (process.argv.includes("--project=hosts")) process.env.E2E_HOSTS = "1";
const isHosts = process.env.E2E_HOSTS === "1";
if (!isHosts) process.env.E2E_SMTP_URL ??= `smtp://127.0.0.1:${10_000 + (process.pid % 10_000)}`;
const baseURL = `http://localhost:${process.env.E2E_PORT}`;
const MINUTE_MS = 60_000;
/** Of what the owner switched off (content/switches.ts): files by name, single tests by tag. */
const OFF = [
  ...(IMAGE_TOOL
    ? []
    : [{ files: "**/*{generate-image,from-image}*.spec.ts", tag: "@image-tool" }]),
  ...(SAMPLES ? [] : [{ files: "**/samples*.spec.ts", tag: "@samples" }]),
];

export default defineConfig({
  testDir: "e2e",
  testIgnore: OFF.map(({ files }) => files),
  grepInvert: OFF.map(({ tag }) => new RegExp(tag)),
  forbidOnly: Boolean(process.env.CI),
  // As many as CI has cores: a third takes longer.
  workers: 2,
  reporter: [
    ["list"],
    ["json", { outputFile: process.env.REPORT_FILE ?? "test-results/e2e.json" }],
  ],
  // Traces cost an eighth of the time: use `--trace on`.
  use: { baseURL, launchOptions: chromiumOptions() },
  projects: [
    {
      name: "journeys",
      testMatch: ["journeys/**/*.spec.ts", "specification.spec.ts"],
      fullyParallel: true,
      timeout: MINUTE_MS,
      expect: { timeout: 10_000 },
    },
    {
      name: "faults",
      testDir: "e2e/faults",
      fullyParallel: true,
      timeout: 3 * MINUTE_MS, // Each starts sites, which takes a minute on a busy machine.
      expect: { timeout: 10_000 },
    },
    {
      name: "hosts",
      testDir: "e2e/hosts",
      testMatch: "*.host.ts",
      timeout: 1.5 * MINUTE_MS,
      // The first response waits for the function's process.
      expect: { timeout: 20_000 },
    },
  ],
  globalSetup: isHosts ? "./e2e/hosts/build-all.ts" : "./e2e/support/mail-server.ts",
  webServer: isHosts
    ? undefined
    : {
        command: "node scripts/start.ts",
        url: `${baseURL}/healthz`,
        env: { ...SITE_ENV, PORT: process.env.E2E_PORT },
        timeout: 3 * MINUTE_MS,
        stdout: "ignore",
        stderr: "pipe",
      },
});
