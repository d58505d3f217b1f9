import { mergeConfig } from "vitest/config";
import config from "./vitest.config.ts";

// For mutants of `lib`: without the tests that make a database for what a unit test beside the code should say.
export default mergeConfig(config, { test: { exclude: ["db/**"] } });
