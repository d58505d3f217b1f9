/** `npm run test:setup` installs what some tests need beyond `npm ci`: npm packages, and as root on Debian programs. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { findPgBouncer } from "./pgbouncer.ts";
import { findOldestPostgres } from "./postgres-server.ts";
import { findClamd } from "./clamd.ts";
import { systemChromium, wholeChromium } from "./chromium.ts";
import { findJava } from "./html-checker.ts";

/** Debian's packages, and how to detect each. */
const DEBIAN_PACKAGES = {
  "chromium-headless-shell": systemChromium,
  chromium: wholeChromium,
  pgbouncer: findPgBouncer,
  postgresql: findOldestPostgres,
  "clamav-daemon": findClamd,
  "default-jre-headless": findJava,
  caddy: () => existsSync("/usr/bin/caddy"),
  // Metric-compatible with readers' system fonts, see components/styles/fallback-fonts.css.
  "fonts-liberation": () => existsSync("/usr/share/fonts/truetype/liberation"),
};

/** A folder with npm packages of its own. */
const TOOLS = "e2e/tools";
const TOOLS_PATH = fileURLToPath(new URL("../tools", import.meta.url));
const hasTools = () => existsSync(`${TOOLS_PATH}/node_modules`);

if (import.meta.main) install();

/** Names of Debian's packages, and folders with npm packages, that are not installed. */
export function missingTestPackages(): string[] {
  return [...missingDebianPackages(), ...(hasTools() ? [] : [TOOLS])];
}

function missingDebianPackages(): string[] {
  return Object.entries(DEBIAN_PACKAGES)
    .filter(([, find]) => !find())
    .map(([name]) => name);
}

function install(): void {
  if (!hasTools()) run("npm", ["ci"], { cwd: TOOLS_PATH });
  const missing = missingDebianPackages();
  if (missing.length === 0) return;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    run("apt-get", ["update"]);
    run("apt-get", ["install", "--yes", "--no-install-recommends", ...missing]);
    return;
  }
  if (missing.includes("chromium-headless-shell")) run("playwright", ["install", "chromium"]);
  process.stdout.write(
    `As root on Debian this command also installs ${missing.join(", ")}; without them some tests are skipped.\n`,
  );
}

function run(command: string, args: string[], options: { cwd?: string } = {}): void {
  const { status } = spawnSync(command, args, {
    ...options,
    stdio: "inherit",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exit(status ?? 1);
}
