import { existsSync } from "node:fs";
import type { LaunchOptions } from "@playwright/test";

const WHOLE_CHROMIUM = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const SYSTEM_CHROMIUM = [
  // Chromium without the browser's own windows, as Playwright's is: the same engine for two thirds of the time.
  "/usr/bin/chromium-headless-shell",
  ...WHOLE_CHROMIUM,
];

/** The machine's own Chromium where it has one, else the one that Playwright installed. */
export function systemChromium(): string | undefined {
  return SYSTEM_CHROMIUM.find((path) => existsSync(path));
}

/** The machine's Chromium with its windows, if it has one: without them none keeps a page for Back. */
export function wholeChromium(): string | undefined {
  return WHOLE_CHROMIUM.find((path) => existsSync(path));
}

/** How the tests start Chromium: quiet on a closed network, and without its sandbox where root forbids it. */
export function chromiumOptions(): LaunchOptions {
  return {
    executablePath: systemChromium(),
    args: [
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      "--disable-gpu",
      "--disable-quic",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
    ],
  };
}
