import { existsSync } from "node:fs";
import type { LaunchOptions } from "@playwright/test";

const WHOLE_CHROMIUM = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const SYSTEM_CHROMIUM = [
  // Chromium's headless shell: the same engine in two thirds of the time.
  "/usr/bin/chromium-headless-shell",
  ...WHOLE_CHROMIUM,
];

export function systemChromium(): string | undefined {
  return SYSTEM_CHROMIUM.find((path) => existsSync(path));
}

/** Full Chromium; the headless shell has no bfcache. */
export function wholeChromium(): string | undefined {
  return WHOLE_CHROMIUM.find((path) => existsSync(path));
}

/** No background network traffic, and no sandbox as root. */
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
