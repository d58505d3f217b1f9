import { writeSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { log } from "#server/observability/log.ts";
import { reportStartError } from "#server/observability/report-start-error.ts";

const isInteractive = process.stdout.isTTY || process.argv.includes("--dev");

export type Build = (print: (line: string) => void) => Promise<void>;

/** Shows a build's progress: one changing line at a terminal (all output on failure), log lines elsewhere. */
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

/** Prints text at a terminal, a log line elsewhere. */
export function print(text: string, level: "info" | "warn" = "info"): void {
  // Bypasses the stream, which writes to the log by now.
  if (isInteractive) writeSync(process.stdout.fd, `${text}\n`);
  else log[level](text);
}

export function exitWithError(error: unknown): never {
  reportStartError(error);
  process.exit(1);
}
