import "server-only";
import { createQueue } from "#server/queue/work-queue.ts";
import { isAdminPassword } from "./admin-password.ts";

// A check takes a core for 30 ms and 19 MB: one at a time, so that a crowd at this door leaves the others their share.
const strangers = createQueue({ concurrency: 1, maxWaiting: 16 });
const knownBrowsers = createQueue({ concurrency: 1, maxWaiting: 4 });

/** Whether `typed` is the export desk's password, once it is its turn; undefined where too many wait on this instance. */
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
