/**
 * Everything that guards the project, in one command: lint, format, types, dead code, unit and database tests, a
 * production build, the journeys in Chromium, and those on the hosts with builds of their own; `--quick` leaves the
 * journeys out. Runs all of it even when something fails, so that one run tells all, and ends with a line of the form
 * `N passed, N failed`.
 */
import { spawn, spawnSync } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { findPgBouncer } from "#db/test-pgbouncer.ts";
import { findOldestPostgres } from "#db/test-server.ts";
import { systemChromium } from "#e2e/support/chromium.ts";

type Count = { passed: number; failed: number; skipped: number };

const isQuick = process.argv.includes("--quick");
const REPORTS = "test-results";
/** Debian's packages, and how each is found. */
const SYSTEM_PACKAGES = {
  "chromium-headless-shell": systemChromium,
  pgbouncer: findPgBouncer,
  postgresql: findOldestPostgres,
};
const total: Count = { passed: 0, failed: 0, skipped: 0 };

Object.assign(process.env, {
  NEXT_DIST_DIR: ".next-test",
  NEXT_TELEMETRY_DISABLED: "1",
  CI: process.env.CI || "true",
});
await rm(REPORTS, { recursive: true, force: true });
provideSystemPackages();

await step("lint", ["oxlint", "--deny-warnings"]);
await step("format", ["prettier", "--check", "--log-level=warn", "."]);
await step("types", ["sh", "-c", "next typegen && tsc --noEmit"]);
await step("dead code", ["knip"]);
await suite(
  "unit and database tests",
  ["vitest", "run", "--reporter=default", "--reporter=json", `--outputFile=${REPORTS}/unit.json`],
  `${REPORTS}/unit.json`,
  countUnit,
);
const built = await step("production build", ["node", "lib/build/build.ts"]);
if (built && !isQuick) {
  await suite("journeys", ["playwright", "test"], `${REPORTS}/e2e.json`, countJourneys);
  await suite(
    "journeys on the hosts",
    ["playwright", "test", "--config", "playwright.hosts.config.ts"],
    `${REPORTS}/hosts.json`,
    countJourneys,
  );
}

process.stdout.write(
  `\n${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ""}\n`,
);
process.exit(total.failed > 0 ? 1 : 0);

async function step(name: string, command: string[]): Promise<boolean> {
  const ok = await run(name, command);
  add(ok ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 });
  return ok;
}

async function suite(
  name: string,
  command: string[],
  report: string,
  count: (report: never) => Count,
): Promise<void> {
  const ok = await run(name, command);
  const text = await readFile(report, "utf8").catch(() => undefined);
  const counted = text ? count(JSON.parse(text) as never) : { passed: 0, failed: 0, skipped: 0 };
  add(counted);
  // A suite can fail without a failing test: it could not be read, or its server did not start.
  if (!ok && counted.failed === 0) add({ passed: 0, failed: 1, skipped: 0 });
}

async function run(name: string, [command = "", ...args]: string[]): Promise<boolean> {
  const startedAt = performance.now();
  process.stdout.write(`\n── ${name}\n`);
  const child = spawn(command, args, {
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
  });
  const code = await new Promise<number | null>((done, fail) =>
    child.once("error", fail).once("exit", done),
  );
  process.stdout.write(
    `── ${name}: ${code === 0 ? "ok" : "FAILED"} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)\n`,
  );
  return code === 0;
}

function countUnit(report: {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
}): Count {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
  };
}

function countJourneys({
  stats,
}: {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}): Count {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

function add(count: Count): void {
  total.passed += count.passed;
  total.failed += count.failed;
  total.skipped += count.skipped;
}

/**
 * Installs what the tests want of the system, where this is root on Debian: a browser, a pooler, the oldest PostgreSQL
 * that the site runs on. Elsewhere Playwright brings a browser, and tests of the other two are skipped with a word.
 */
function provideSystemPackages(): void {
  const missing = Object.entries(SYSTEM_PACKAGES)
    .filter(([, find]) => !find())
    .map(([name]) => name);
  if (missing.length === 0) return;
  const isDebianRoot = process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;
  if (isDebianRoot) {
    install("apt-get", "update");
    install("apt-get", "install", "--yes", "--no-install-recommends", ...missing);
  } else if (!isQuick && missing.includes("chromium-headless-shell"))
    install("playwright", "install", "chromium");
}

function install(command: string, ...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync(command, args, { stdio: "inherit", env });
}
