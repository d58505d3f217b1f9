/** Runs every check and prints `N passed, N failed`; `--quick` skips the browser journeys. */
import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { readFile, rm } from "node:fs/promises";

type Outcome = { passed: number; failed: number; skipped: number; failures: string[] };
type PlaywrightSuite = {
  specs?: { ok: boolean; file: string; title: string }[];
  suites?: PlaywrightSuite[];
};

const isQuick = process.argv.includes("--quick");
const REPORTS = "test-results";
const NOTHING: Outcome = { passed: 0, failed: 0, skipped: 0, failures: [] };
const total: Outcome = { passed: 0, failed: 0, skipped: 0, failures: [] };

Object.assign(process.env, {
  NEXT_DIST_DIR: ".next-test",
  NEXT_TELEMETRY_DISABLED: "1",
  CI: process.env.CI || "true",
});
await rm(REPORTS, { recursive: true, force: true });

await run("system packages", [
  "node",
  "e2e/support/provide-system-packages.ts",
  ...(isQuick ? ["--no-download"] : []),
]);
await step("lint", ["oxlint"]);
await step("format", ["prettier", "--check", "--cache", "--log-level=warn", "."]);
await step("types", ["sh", "-c", "next typegen && tsc --noEmit"]);
await step("dead code", ["knip"]);
await suite(
  "unit and database tests",
  ["vitest", "run", "--reporter=default", "--reporter=json", `--outputFile=${REPORTS}/unit.json`],
  `${REPORTS}/unit.json`,
  countUnit,
);
const built = await step("production build", ["node", "scripts/build/build-site.ts"]);
if (built && !isQuick) {
  const builds = buildHosts();
  await suite(
    "journeys",
    ["playwright", "test", "--project=journeys", "--project=faults"],
    `${REPORTS}/e2e.json`,
    countJourneys,
  );
  process.env.HOSTS_BUILD = await builds;
  await suite(
    "journeys on the hosts",
    ["playwright", "test", "--project=hosts"],
    `${REPORTS}/hosts.json`,
    countJourneys,
  );
}

// Repeated at the end, where a truncated log still shows them.
for (const name of total.failures) process.stdout.write(`failed: ${name}\n`);
process.stdout.write(
  `\n${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ""}\n`,
);
process.exit(total.failed > 0 ? 1 : 0);

async function step(name: string, command: string[]): Promise<boolean> {
  const ok = await run(name, command);
  add(ok ? { ...NOTHING, passed: 1 } : { ...NOTHING, failed: 1, failures: [name] });
  return ok;
}

async function suite(
  name: string,
  command: string[],
  report: string,
  count: (report: never) => Outcome,
): Promise<void> {
  process.env.REPORT_FILE = report;
  const ok = await run(name, command);
  const written = await readFile(report, "utf8").catch(() => undefined);
  const counted = written ? count(JSON.parse(written) as never) : NOTHING;
  add(counted);
  // A suite can fail without a failing test, for example if its server does not start.
  if (!ok && counted.failed === 0) add({ ...NOTHING, failed: 1, failures: [name] });
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

/** Builds at low priority; returns the folder, or nothing on failure: the journeys then build again and report it. */
async function buildHosts(): Promise<string> {
  const child = spawn(process.execPath, ["e2e/hosts/build-hosts.ts"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const code = new Promise<number | null>((done) => child.once("exit", done));
  const output = await text(child.stdout);
  return (await code) === 0 ? (output.trimEnd().split("\n").at(-1) ?? "") : "";
}

function countUnit(report: {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[];
}): Outcome {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
    failures: report.testResults.flatMap(({ name: file, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === "failed")
        .map(({ fullName }) => `${file} › ${fullName}`),
    ),
  };
}

function countJourneys({
  stats,
  suites,
}: {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}): Outcome {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: suites.flatMap(failuresOf),
  };
}

function failuresOf({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const own = specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file} › ${title}`);
  return [...own, ...suites.flatMap(failuresOf)];
}

function add(count: Outcome): void {
  total.passed += count.passed;
  total.failed += count.failed;
  total.skipped += count.skipped;
  total.failures.push(...count.failures);
}
