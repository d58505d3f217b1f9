import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: {
    alias: {
      // Next's bundler has this name for itself, and throws where a client component reaches it.
      "server-only": fileURLToPath(
        new URL("node_modules/next/dist/compiled/server-only/empty.js", import.meta.url),
      ),
      // Next's bundler puts its own build of @vercel/og in this name's place; the tests use the same.
      "@vercel/og": fileURLToPath(new URL("node_modules/next/og.js", import.meta.url)),
    },
  },
  test: {
    include: ["**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", ".next*", ".bench", ".stryker", "e2e/**/*.spec.ts"],
    // Left alone it leaves one core idle, which is half of a machine with two.
    maxWorkers: "100%",
    testTimeout: 30_000,
    hookTimeout: 60_000,
    env: { LOG_LEVEL: "silent", SESSION_SECRET: "a secret for the tests only, at least 32 long" },
  },
});
