import { mergeConfig } from "vitest/config";
import config from "./vitest.config.ts";

// The tests of one area alone, as lib/build/mutate.ts names them.
export default mergeConfig(
  { ...config, test: { ...config.test, include: [] } },
  // Two copies of all run at once, slowed down by what counts which test reaches what.
  { test: { include: process.env.MUTATE_TESTS?.split(" "), testTimeout: 30_000 } },
);
