/**
 * Runs the checks one after the other and prints `N passed, N failed`. `--quick` omits the build and the browser journeys;
 * `--all` adds faults and hosts, and fails if a test would be skipped.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter";
import type { JsonTestResults } from "vitest/node";
import { missingTestPackages } from "#e2e/support/test-packages.ts";

const isAll = process.argv.includes("--all");
const total = { passed: 0, failed: 0, skipped: 0 };
const failures: string[] = [];

Object.assign(process.env, {
  NEXT_DIST_DIR: ".next-test",
  NEXT_TELEMETRY_DISABLED: "1",
  CI: process.env.CI || "true",
});
rmSync("test-results", { recursive: true, force: true });

const missing = missingTestPackages().join(", ");
const skips = "Journeys need Chromium; tests of the others are skipped.";
if (missing) print(`Not installed: ${missing}. \`npm run test:setup\` installs them. ${skips}`);

step("lint", "oxlint");
step("format", "prettier --check --cache --log-level=warn .");
step("types", "next typegen && tsc --noEmit");
step("dead code", "knip");
suite(
  "unit",
  "vitest run --reporter=default --reporter=json --outputFile=test-results/unit.json",
  ({ numPassedTests, numPendingTests, testResults }: JsonTestResults) => [
    numPassedTests,
    numPendingTests,
    testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === "failed")
      .map(({ fullName }) => fullName),
  ],
);
if (!process.argv.includes("--quick") && step("build", "node scripts/build/build-site.ts"))
  for (const project of isAll ? ["journeys", "faults", "hosts"] : ["journeys"])
    suite(
      project,
      `playwright test --project=${project}`,
      ({ stats: { expected, skipped }, suites }: JSONReport) => [
        expected,
        skipped,
        failedSpecs(suites),
      ],
    );

// Repeated at the end, where a truncated log still shows them.
for (const failure of failures) print(`failed: ${failure}`);
if (total.skipped > 0) print(`${total.skipped} tests skipped; not installed: ${missing}`);
print(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || (isAll && total.skipped > 0) ? 1 : 0);

function step(name: string, command: string): boolean {
  const isOk = run(name, command);
  total[isOk ? "passed" : "failed"] += 1;
  return isOk;
}

function suite<Report>(
  name: string,
  command: string,
  count: (report: Report) => [passed: number, skipped: number, failedTests: string[]],
): void {
  const report = `test-results/${name}.json`;
  process.env.REPORT_FILE = report;
  const isOk = run(name, command);
  const [passed, skipped, failedTests] = existsSync(report)
    ? count(JSON.parse(readFileSync(report, "utf8")) as Report)
    : [0, 0, []];
  failures.push(...failedTests);
  total.passed += passed;
  // A suite can fail without a failing test, for example if its server does not start.
  total.failed += isOk ? 0 : Math.max(failedTests.length, 1);
  total.skipped += skipped;
}

function failedSpecs(suites: JSONReportSuite[]): string[] {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.filter(({ ok }) => !ok).map(({ file, line }) => `${file}:${line}`),
    ...failedSpecs(inner),
  ]);
}

function run(name: string, command: string): boolean {
  const start = performance.now();
  print(`\n── ${name}`);
  const isOk = spawnSync(command, { stdio: "inherit", shell: true }).status === 0;
  if (!isOk) failures.push(name);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  print(`── ${name}: ${isOk ? "ok" : "FAILED"} (${seconds} s)`);
  return isOk;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
