import "server-only";
import { createQueue } from "#server/queue/work-queue.ts";
import { isAdminPassword } from "./admin-password.ts";

// A check takes one core for 30 ms and 19 MB of memory, so unknown clients are checked one at a time.
const strangers = createQueue({ concurrency: 1, maxWaiting: 16 });
const knownBrowsers = createQueue({ concurrency: 1, maxWaiting: 4 });

/** Checks the admin password in a queue; undefined if too many checks are waiting on this instance. */
export async function checkPassword(
  env: Parameters<typeof isAdminPassword>[0],
  typed: string,
  isKnownBrowser: boolean,
): Promise<boolean | undefined> {
  const queue = isKnownBrowser ? knownBrowsers : strangers;
  const release = await queue.acquire(new AbortController().signal);
  if (!release) return undefined;
  try {
    return await isAdminPassword(env, typed);
  } finally {
    release();
  }
}
