import { writeSync } from "node:fs";
import { reportOf } from "./error-report.ts";
import { log } from "./log.ts";
import { StartError } from "#server/env/start-error.ts";

/**
 * Says why a command cannot start, and makes the process exit with 1: words at a terminal, a line of the log elsewhere.
 * Anything but a `StartError` is a fault of ours and keeps its stack.
 */
export function reportStartError(error: unknown): void {
  process.exitCode = 1;
  const isWritten = process.stdout.isTTY || !log.isLevelEnabled("fatal");
  if (!(error instanceof StartError)) {
    if (isWritten) throw error;
    log.fatal(reportOf(error), "the start failed");
  } else if (isWritten) writeSync(process.stderr.fd, `${error.message}\n`);
  else log.fatal(error.message);
}
