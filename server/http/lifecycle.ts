type Work = { stop: () => Promise<void> };

const holder = globalThis as typeof globalThis & {
  teragusIsStopping?: boolean;
  teragusIsLasting?: boolean;
  teragusBackgroundWork?: Work[];
};

/** Declares that this process outlives a request, unlike one of a serverless host. */
export function markLasting(): void {
  holder.teragusIsLasting = true;
}

export function isLasting(): boolean {
  return holder.teragusIsLasting ?? false;
}

export function addBackgroundWork(work: Work): void {
  holder.teragusBackgroundWork = [...(holder.teragusBackgroundWork ?? []), work];
}

export async function stopBackgroundWork(): Promise<void> {
  await Promise.all((holder.teragusBackgroundWork ?? []).map((work) => work.stop()));
}

/** On `globalThis`, since Next bundles its routes separately. */
export function isStopping(): boolean {
  return holder.teragusIsStopping ?? false;
}

/** Readiness now fails; requests are still served. */
export function markStopping(): void {
  holder.teragusIsStopping = true;
}
