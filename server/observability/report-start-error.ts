import { writeSync } from "node:fs";
import { reportOf } from "./error-report.ts";
import { log } from "./log.ts";
import { StartError } from "#server/env/start-error.ts";

/** Reports a failed start and sets exit code 1. Anything but a `StartError` is a bug and keeps its stack. */
export function reportStartError(error: unknown): void {
  process.exitCode = 1;
  const isWritten = process.stdout.isTTY || !log.isLevelEnabled("fatal");
  if (!(error instanceof StartError)) {
    if (isWritten) throw error;
    log.fatal(reportOf(error), "the start failed");
  } else if (isWritten) writeSync(process.stderr.fd, `${error.message}\n`);
  else log.fatal(error.message);
}
