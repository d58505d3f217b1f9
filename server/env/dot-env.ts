import { existsSync, readFileSync, writeSync } from "node:fs";
import { parseEnv } from "node:util";

/** The names that `.env` sets. Every script imports this module before it reads a variable. */
export const dotEnvNames = existsSync(".env") ? load() : [];

/** Does not override variables. */
function load(): string[] {
  try {
    const bytes = readFileSync(".env");
    // As Windows' editors save it: every second byte is zero.
    if (bytes.includes(0)) throw new Error("it is not in UTF-8 (but UTF-16, it seems)");
    const variables = parseEnv(bytes.toString().replace(/^\uFEFF/, ""));
    // Otherwise Next reads the file again, and replaces what follows each `$` of a password's hash.
    Object.assign(process.env, { ...variables, ...process.env, __NEXT_PROCESSED_ENV: "true" });
    return Object.keys(variables);
  } catch (error) {
    // There is no log yet: its level may be in the file.
    writeSync(2, `The file .env cannot be read: ${(error as Error).message}. Save it as UTF-8.\n`);
    process.exit(1);
  }
}
