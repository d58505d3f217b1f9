import { log } from "./log.ts";
import { StartError } from "./start-error.ts";

/**
 * Says why a command cannot start, and makes the process exit with 1: words at a terminal, a line of the log elsewhere.
 * Anything but a `StartError` is a fault of ours and keeps its stack.
 */
export function reportStartError(error: unknown): void {
  process.exitCode = 1;
  if (!(error instanceof StartError)) throw error;
  if (log.isLevelEnabled("fatal") && !process.stderr.isTTY) log.fatal(error.message);
  else process.stderr.write(`${error.message}\n`);
}
