type Work = { stop: () => Promise<void> };

const holder = globalThis as typeof globalThis & {
  teragusIsStopping?: boolean;
  teragusIsLasting?: boolean;
  teragusBackgroundWork?: Work[];
};

/** Says that this process lasts from one request to the next and is told to stop; one of a serverless host does not. */
export function markLasting(): void {
  holder.teragusIsLasting = true;
}

/** Whether something may work here between requests. */
export function isLasting(): boolean {
  return holder.teragusIsLasting ?? false;
}

/** Names work that goes on between requests, so that it is brought to an end before the process is. */
export function addBackgroundWork(work: Work): void {
  holder.teragusBackgroundWork = [...(holder.teragusBackgroundWork ?? []), work];
}

/** Ends all work between requests; resolves when what has begun has ended. */
export async function stopBackgroundWork(): Promise<void> {
  await Promise.all((holder.teragusBackgroundWork ?? []).map((work) => work.stop()));
}

/** Whether this process was told to stop and only finishes what it has. On `globalThis`, since Next bundles its routes apart. */
export function isStopping(): boolean {
  return holder.teragusIsStopping ?? false;
}

/** Makes the site say that it is not ready; it goes on answering. */
export function markStopping(): void {
  holder.teragusIsStopping = true;
}
