/** `npm run bench -- mutation [area ...]` runs Stryker; results in `.stryker` let the next run test only changes. */
import { globSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { run } from "./build/run-command.ts";

type Area = { mutate: string[]; tests: string[]; constants?: boolean };

type Report = { files: Record<string, { mutants: { status: string }[] }> };

const PACKAGES = new URL("../e2e/tools/node_modules/", import.meta.url);
const FILE_TYPES =
  "server/files/{archive-names,check-content,content-disposition,detect-file-type,is-text,looks-like-html}.ts";
const PARSER = "server/image-generation/prompt-parser";

/** Leaves out what Stryker cannot measure (other processes, browsers, builds), images, documents, word lists and benchmarks. */
const AREAS: Record<string, Area> = {
  "quote-request": {
    mutate: ["lib/quote-requests/*.ts", "!lib/quote-requests/mail-providers.ts"],
    tests: ["lib/quote-requests/*.test.ts"],
    constants: true,
  },
  build: {
    mutate: ["scripts/build/{page-scripts-policy,link-public-names,retired-scripts}.ts"],
    tests: ["scripts/build/{page-scripts-policy,link-public-names,retired-scripts}.test.ts"],
    constants: true,
  },
  images: {
    mutate: [
      "lib/{browser,seo,styles,time}/*.ts",
      "!lib/browser/{after-paint,is-hydrated,link-attachment,speculation-rules-text}.ts",
      "lib/images/*.ts",
      "components/enhancements/film-preference.ts",
      "studio/source-version.ts",
    ],
    tests: [
      "lib/{browser,images,seo,styles,time}/*.test.ts",
      "components/enhancements/film-preference.test.ts",
    ],
  },
  server: {
    mutate: [
      "server/{env,queue,rate-limit,seo}/*.ts",
      "server/http/{action-payload,client-address,content-security-policy,read-body}.ts",
      "server/http/{readiness,request-guard,security-headers}.ts",
      "server/quote-requests/{export-file,spreadsheet-csv,workbook}.ts",
      "!server/env/dot-env.ts",
    ],
    tests: ["server/{env,http,queue,quote-requests,rate-limit,seo}/*.test.ts"],
  },
  auth: {
    mutate: ["server/auth/*.ts"],
    tests: ["server/auth/*.test.ts", "app/admin/**/*.test.ts"],
    constants: true,
  },
  observability: {
    mutate: [
      "server/observability/*.ts",
      "!server/observability/{console-log,log,report-start-error}.ts",
    ],
    tests: ["server/observability/*.test.ts"],
    constants: true,
  },
  "http-server": {
    mutate: [
      "server/http/{connections,forwarded-for,graceful-shutdown,lifecycle,route-patterns}.ts",
    ],
    tests: ["server/http/*.test.ts"],
  },
  "prompt-parser": {
    mutate: [`${PARSER}/*.ts`, `!${PARSER}/{stop-words,vocabulary}.ts`],
    tests: [`${PARSER}/*.test.ts`, "server/image-generation/complete-design.test.ts"],
  },
  "image-generation": {
    mutate: ["server/image-generation/*.ts", "lib/image-generation/*.ts", "!**/design-defaults.ts"],
    tests: ["server/image-generation/*.test.ts", "app/api/generate-image/*.test.ts"],
  },
  actions: {
    mutate: [
      "components/quote-request/actions.ts",
      "server/quote-requests/{describe-attachments,receive-quote-request,reject-quote-request,spam-check}.ts",
      "server/auth/require-operator.ts",
      "app/{admin,api,healthz,livez,readyz,metrics}/**/*.ts",
    ],
    tests: [
      "components/quote-request/*.test.ts",
      "server/quote-requests/spam-check.test.ts",
      "app/**/*.test.ts",
    ],
  },
  "db-connections": {
    mutate: [
      "db/{client,deadline,pool,second-attempt}.ts",
      "scripts/postgres/{migrate,wait-for-database}.ts",
    ],
    tests: [
      "db/{client,second-attempt,silent-connections}.test.ts",
      "scripts/postgres/{migrate,wait-for-database}.test.ts",
    ],
  },
  "file-types": {
    mutate: [FILE_TYPES],
    tests: ["server/files/{archive-names,check-content,content-disposition}.test.ts"],
    constants: true,
  },
  files: {
    mutate: [
      "{db,server}/files/*.ts",
      `!${FILE_TYPES}`,
      "!db/files/test-files.ts",
      // Worker and test servers run in processes of their own.
      "!server/files/{scan-worker,test-archive,test-bucket,test-clamd,test-png,test-swift}.ts",
    ],
    tests: [
      "server/files/*.test.ts",
      "app/api/files/*.test.ts",
      "app/api/admin/submissions/files.test.ts",
    ],
  },
  deliveries: {
    mutate: [
      "{db,server}/deliveries/*.ts",
      "server/deliveries/{mail,webhooks}/*.ts",
      "!server/deliveries/mail/{mail-styles,test-*}.ts",
    ],
    tests: ["server/deliveries/**/*.test.ts"],
  },
  reports: { mutate: ["db/reports/*.ts"], tests: ["db/reports/*.test.ts"] },
  "db-quote-request": {
    mutate: [
      "db/quote-requests/*.ts",
      "server/quote-requests/{change,erase,export,store}-quote-request*.ts",
    ],
    tests: ["{db,server}/quote-requests/*.test.ts"],
  },
};

const NOTICED = new Set(["Killed", "Timeout"]);
const MISSED = new Set(["Survived", "NoCoverage"]);

const chosen = process.argv.slice(2);
const all = { noticed: 0, missed: 0 };
for (const [name, area] of Object.entries(AREAS))
  if (chosen.length === 0 || chosen.includes(name)) await tryArea(name, area);
report("all of them", all.noticed, all.missed, 0);

async function tryArea(name: string, area: Area): Promise<void> {
  const startedAt = performance.now();
  for (const pattern of [...area.mutate, ...area.tests])
    if (globSync(pattern.replace(/^!/, "")).length === 0)
      throw new Error(`${name}: no file matches ${pattern}.`);
  process.env.MUTATE_TESTS = area.tests.join(" ");
  const found = `.stryker/${name}.json`;
  const config = `.stryker/${name}.config.json`;
  await mkdir(".stryker", { recursive: true });
  await writeFile(config, JSON.stringify(configuration(area, found)));
  await run(fileURLToPath(new URL("@stryker-mutator/core/bin/stryker.js", PACKAGES)), [
    "run",
    config,
  ]);
  const { files } = JSON.parse(await readFile(found, "utf8")) as Report;
  const results = Object.values(files).flatMap(({ mutants }) => mutants);
  const count = (statuses: ReadonlySet<string>) =>
    results.filter(({ status }) => statuses.has(status)).length;
  const [noticed, missed] = [count(NOTICED), count(MISSED)];
  all.noticed += noticed;
  all.missed += missed;
  report(name, noticed, missed, startedAt);
}

function configuration({ mutate, constants = false }: Area, found: string): object {
  return {
    mutate: [...mutate, "!**/*.test.ts"],
    testRunner: "vitest",
    plugins: [fileURLToPath(new URL("@stryker-mutator/vitest-runner/dist/src/index.js", PACKAGES))],
    vitest: { configFile: "scripts/vitest.mutation.config.ts", related: false },
    coverageAnalysis: "perTest",
    ignoreStatic: !constants,
    concurrency: 2,
    // Longer than any test, so that a slow machine does not count as a caught mutant.
    timeoutMS: 60_000,
    // Stryker would read it with another compiler.
    tsconfigFile: "none",
    ignorePatterns: [".next*", ".data", ".stryker", "test-results"],
    incremental: true,
    incrementalFile: found,
    tempDirName: ".stryker/sandbox",
    reporters: ["clear-text"],
    clearTextReporter: { reportTests: false, reportScoreTable: false, allowColor: false },
  };
}

function report(name: string, noticed: number, missed: number, startedAt: number): void {
  const score = ((100 * noticed) / (noticed + missed)).toFixed(1);
  const minutes = Math.ceil((performance.now() - startedAt) / 60_000);
  process.stdout.write(
    `${name.padEnd(20)}${score} % of ${noticed + missed} in ${minutes} minutes\n`,
  );
}
