/** Installs npm packages that only tests need and, as root on Debian, programs. `--no-download` omits npm's. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { findPgBouncer } from "#db/test-pgbouncer.ts";
import { findOldestPostgres } from "#db/test-server.ts";
import { findClamd } from "#server/files/test-clamd.ts";
import { findSwift } from "#server/files/test-swift.ts";
import { findOpenssl } from "./certificate.ts";
import { systemChromium, wholeChromium } from "./chromium.ts";
import { findJava } from "./html-checker.ts";
import { findLibreOffice } from "./libreoffice.ts";

/** Debian's packages, and how to detect each. */
const PACKAGES = {
  "chromium-headless-shell": systemChromium,
  chromium: wholeChromium,
  pgbouncer: findPgBouncer,
  postgresql: findOldestPostgres,
  "python3-swift": findSwift,
  "clamav-daemon": findClamd,
  "default-jre-headless": findJava,
  "libreoffice-calc-nogui": findLibreOffice,
  openssl: findOpenssl,
  // Metric-compatible with readers' system fonts, see components/styles/fallback-fonts.css.
  "fonts-liberation": () => existsSync("/usr/share/fonts/truetype/liberation"),
};

const NPM_FOLDERS = ["../tools/", "../../server/http/lambda/"].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
);
const canDownload = !process.argv.includes("--no-download");

for (const cwd of canDownload ? NPM_FOLDERS : [])
  if (!existsSync(`${cwd}node_modules`))
    spawnSync("npm", ["ci"], { cwd, stdio: "inherit", shell: process.platform === "win32" });

const missing = Object.entries(PACKAGES)
  .filter(([, find]) => !find())
  .map(([name]) => name);
if (missing.length > 0) provide();

function provide(): void {
  const isDebianRoot = process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;
  if (isDebianRoot) {
    install("apt-get", "update");
    install("apt-get", "install", "--yes", "--no-install-recommends", ...missing);
  } else if (missing.includes("chromium-headless-shell") && canDownload)
    install("playwright", "install", "chromium");
}

function install(command: string, ...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync(command, args, { stdio: "inherit", env });
}
