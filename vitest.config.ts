import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { IMAGE_TOOL, SAMPLES } from "./content/switches.ts";

const TESTS = "**/*.test.{ts,tsx}";
const EXCLUDED = [
  "**/node_modules/**",
  ".next*",
  ".bench",
  "e2e/**/*.spec.ts",
  // It asks for samples and comes from the image tool.
  ...(SAMPLES && IMAGE_TOOL ? [] : ["lib/quote-requests/form-prefill.test.ts"]),
];
/** What one file could leave behind for the next: a replaced module, variable or global. */
const LEAVES_TRACES = /\bvi\.|\bprocess\.env\b|\bgetEnv\b|\bglobalThis\b/;

/** What a test expects of whose site it is. */
const KNOWS_THE_COMPANY =
  /\/(?:company|address-and-hours|test-time|english)\.ts"|\bformatReference\b|\b(?:TEST_)?REFERENCE\b/;
const OTHER_COMPANY = new URL("e2e/support/other-company.ts", import.meta.url);

// These share a process and its modules, which saves most of their time.
const sharing = globSync(TESTS, { cwd: import.meta.dirname, exclude: EXCLUDED }).filter(
  (file) => !LEAVES_TRACES.test(sourceOf(file)),
);

function knowsTheCompany(file: string): boolean {
  const source = sourceOf(file);
  // Databases are migrated by another process, with ours.
  return KNOWS_THE_COMPANY.test(source) && !source.includes("/test-database.ts");
}

function sourceOf(file: string): string {
  return readFileSync(new URL(file, import.meta.url), "utf8");
}

export default defineConfig({
  resolve: {
    alias: {
      // Next's bundler resolves this name itself; the package throws in client components.
      "server-only": fileURLToPath(
        new URL("node_modules/next/dist/compiled/server-only/empty.js", import.meta.url),
      ),
      // Next bundles its own build of @vercel/og; the tests use the same.
      "@vercel/og": fileURLToPath(new URL("node_modules/next/og.js", import.meta.url)),
    },
  },
  test: {
    exclude: EXCLUDED,
    projects: [
      { extends: true, test: { name: "alone", include: [TESTS], exclude: sharing } },
      { extends: true, test: { name: "sharing", include: sharing, isolate: false } },
      // Another owner's content/company.ts leaves them green.
      {
        extends: true,
        resolve: {
          alias: [
            {
              find: /^(?:#content|\.{1,2})\/company\.ts$/,
              replacement: fileURLToPath(OTHER_COMPANY),
            },
          ],
        },
        test: {
          name: "another company",
          include: sharing.filter(knowsTheCompany),
          // They make every document, which takes most of the time.
          exclude: ["components/sections/**", "server/documents/**"],
          isolate: false,
        },
      },
    ],
    // By default Vitest leaves one core idle.
    maxWorkers: "100%",
    testTimeout: 120_000,
    hookTimeout: 60_000,
    env: { LOG_LEVEL: "silent", SESSION_SECRET: "a secret for the tests only, at least 32 long" },
  },
});
