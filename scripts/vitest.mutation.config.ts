import { mergeConfig } from "vitest/config";
import config from "#vitest.config.ts";

// Runs only the tests that scripts/mutation-tests.ts selects.
export default mergeConfig(
  { ...config, test: { ...config.test, projects: undefined } },
  { test: { include: process.env.MUTATE_TESTS?.split(" ") } },
);
