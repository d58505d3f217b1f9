import { mergeConfig } from "vitest/config";
import config from "#vitest.config.ts";

// The tests of one area alone, as scripts/mutation-tests.ts names them.
export default mergeConfig(
  { ...config, test: { ...config.test, include: [] } },
  { test: { include: process.env.MUTATE_TESTS?.split(" ") } },
);
