/**
 * Runs the checks one after the other and prints `N passed, N failed`. `--quick` omits the build and the browser journeys;
 * `--all` adds faults and hosts, and fails if a test would be skipped.
 */
import { spawn } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { missingTestPackages } from "#e2e/support/test-packages.ts";

type Outcome = { passed: number; failed: number; skipped: number; failures: string[] };
type PlaywrightSuite = {
  title: string;
  specs?: { ok: boolean; title: string }[];
  suites?: PlaywrightSuite[];
};

const isQuick = process.argv.includes("--quick");
const isAll = process.argv.includes("--all");
const REPORTS = "test-results";
const NOTHING: Outcome = { passed: 0, failed: 0, skipped: 0, failures: [] };
const total: Outcome = { passed: 0, failed: 0, skipped: 0, failures: [] };

Object.assign(process.env, {
  NEXT_DIST_DIR: ".next-test",
  NEXT_TELEMETRY_DISABLED: "1",
  CI: process.env.CI || "true",
});
await rm(REPORTS, { recursive: true, force: true });

const missing = missingTestPackages();
if (missing.length > 0)
  process.stdout.write(
    `Not installed: ${missing.join(", ")}. \`npm run test:setup\` installs them. Journeys need Chromium; tests of the others are skipped.\n`,
  );

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
if (!isQuick && (await step("production build", ["node", "scripts/build/build-site.ts"]))) {
  await playwright("journeys");
  if (isAll) {
    await playwright("faults");
    await playwright("hosts");
  }
}

// Repeated at the end, where a truncated log still shows them.
for (const name of total.failures) process.stdout.write(`failed: ${name}\n`);
if (total.skipped > 0)
  process.stdout.write(`${total.skipped} tests skipped; not installed: ${missing.join(", ")}\n`);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed > 0 || (isAll && total.skipped > 0) ? 1 : 0);

async function step(name: string, command: string[]): Promise<boolean> {
  const ok = await run(name, command);
  add(ok ? { ...NOTHING, passed: 1 } : { ...NOTHING, failed: 1, failures: [name] });
  return ok;
}

function playwright(project: "journeys" | "faults" | "hosts"): Promise<void> {
  const command = ["playwright", "test", `--project=${project}`];
  return suite(project, command, `${REPORTS}/${project}.json`, countJourneys);
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

/** Of a file's suite: its title is the file. */
function failuresOf({ title, specs = [], suites = [] }: PlaywrightSuite): string[] {
  const own = specs.filter(({ ok }) => !ok).map((spec) => spec.title);
  return [...own, ...suites.flatMap(failuresOf)].map((name) => `${title} › ${name}`);
}

function add(count: Outcome): void {
  total.passed += count.passed;
  total.failed += count.failed;
  total.skipped += count.skipped;
  total.failures.push(...count.failures);
}
