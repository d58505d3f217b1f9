import "server-only";
import { after } from "next/server";
import type { Database } from "#db/client.ts";
import { getDatabase } from "#server/database.ts";
import { reportOf } from "#server/observability/error-report.ts";
import { log } from "#server/observability/log.ts";
import { getEnv } from "#server/env/env.ts";
import { scanWaiting } from "./scan-stored-file.ts";

/** How often a process that lasts looks for what waits, and how long it scans then. */
const POLL_MS = 60_000;
/** A serverless host keeps a process for so long after its answer. */
const AFTER_ANSWER_MS = 10_000;

/** Has what came with the request that has just been stored scanned once the answer is out. */
export function scanAfterAnswer(): void {
  if (!getEnv().CLAMAV_URL) return;
  try {
    after(() => scanOrWarn(getDatabase(), AFTER_ANSWER_MS));
  } catch (error) {
    // A host that does not say how long it lasts after an answer: a file is scanned when it is opened.
    log.warn(reportOf(error), "files wait to be scanned");
  }
}

/** Scans what waits, every minute. */
export function startScanWorker(database: Database): { stop: () => Promise<void> } {
  let isStopping = false;
  let running = Promise.resolve();
  const scan = () => {
    running = running.then(() => scanOrWarn(database, POLL_MS, () => isStopping));
  };
  scan();
  const timer = setInterval(scan, POLL_MS).unref();
  return {
    stop: async () => {
      isStopping = true;
      clearInterval(timer);
      await running;
    },
  };
}

async function scanOrWarn(...scan: Parameters<typeof scanWaiting>): Promise<void> {
  try {
    await scanWaiting(...scan);
  } catch (error) {
    const { name, code } = reportOf(error);
    log.warn({ name, code }, "files that wait to be scanned were not looked for");
  }
}
