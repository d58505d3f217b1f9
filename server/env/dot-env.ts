import { existsSync } from "node:fs";

/** Loads `.env` without overriding variables. Every script imports this module before it reads a variable. */
if (existsSync(".env")) {
  process.loadEnvFile(".env");
  // Otherwise Next reads the file again, and replaces what follows each `$` of a password's hash.
  Object.assign(process.env, { __NEXT_PROCESSED_ENV: "true" });
}
