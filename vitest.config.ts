import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

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
    include: ["**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", ".next*", ".bench", ".stryker", "e2e/**/*.spec.ts"],
    // By default Vitest leaves one core idle.
    maxWorkers: "100%",
    testTimeout: 30_000,
    hookTimeout: 60_000,
    env: { LOG_LEVEL: "silent", SESSION_SECRET: "a secret for the tests only, at least 32 long" },
  },
});
