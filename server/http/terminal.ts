import { writeSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { log } from "#server/observability/log.ts";
import { reportStartError } from "#server/observability/report-start-error.ts";

/** Whether a person reads along: at a terminal, and while one develops. Everywhere else the output is the log alone. */
const isInteractive = process.stdout.isTTY || process.argv.includes("--dev");

/** Builds the site, and reports its progress line by line. */
export type Build = (print: (line: string) => void) => Promise<void>;

/**
 * Runs a build and says how far it is: at a terminal in one line that changes, with all that it printed where it fails;
 * elsewhere with a line of the log for each of its own.
 */
export async function showBuild(build: Build): Promise<void> {
  if (!isInteractive) return build((line) => log.info({ build: true }, line));
  const lines: string[] = [];
  try {
    await build((line) => {
      if (lines.length === 0) print("Building the site, once for each change of its sources.");
      lines.push(stripVTControlCharacters(line).trim());
      overwriteLine(`  ${lines.at(-1)}`);
    });
  } catch (error) {
    overwriteLine("");
    print(lines.join("\n"));
    throw error;
  }
  overwriteLine("");
}

function overwriteLine(text: string): void {
  if (process.stdout.isTTY)
    writeSync(process.stdout.fd, `\r\u001B[K${text.slice(0, (process.stdout.columns || 80) - 1)}`);
}

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
