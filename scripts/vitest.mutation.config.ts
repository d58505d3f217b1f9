import { mergeConfig } from "vitest/config";
import config from "#vitest.config.ts";

// Only one area's tests, selected by scripts/mutation-tests.ts.
export default mergeConfig(
  { ...config, test: { ...config.test, include: [] } },
  { test: { include: process.env.MUTATE_TESTS?.split(" ") } },
);
