import "server-only";
import type { Database } from "#db/client.ts";
import { getDatabase } from "#server/database.ts";
import { reportOf, log } from "#server/observability/log.ts";
import { getEnv } from "#server/env/env.ts";
import { scanWaiting } from "./scan-stored-file.ts";

const POLL_MS = 60_000;
/** How long a serverless host keeps a process after its response. */
const AFTER_RESPONSE_MS = 10_000;

export async function scanAfterResponse(): Promise<void> {
  if (getEnv().CLAMAV_URL) await scanOrWarn(getDatabase(), AFTER_RESPONSE_MS);
}

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
    log.warn({ name, code }, "scan poll failed");
  }
}
