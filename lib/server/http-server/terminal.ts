import { writeSync } from "node:fs";
import { log } from "#lib/server/observability/log.ts";
import { reportStartError } from "#lib/server/report-start-error.ts";

/** Whether a person reads along: at a terminal, and while one develops. Everywhere else the output is the log alone. */
const isInteractive = process.stdout.isTTY || process.argv.includes("--dev");

/** Where the build's lines go: undefined leaves them to the terminal. */
export const printBuild = isInteractive
  ? undefined
  : (line: string) => log.info({ build: true }, line);

/** Tells whoever started the site something: in words at a terminal, as a line of the log elsewhere. */
export function print(text: string, level: "info" | "warn" = "info"): void {
  // Past the stream, which writes to the log by now.
  if (isInteractive) writeSync(process.stdout.fd, `${text}\n`);
  else log[level](text);
}

/** Ends a start that failed, and says why. */
export function exitWithError(error: unknown): never {
  reportStartError(error);
  process.exit(1);
}
