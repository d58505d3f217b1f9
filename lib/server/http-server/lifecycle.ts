const holder = globalThis as typeof globalThis & { teragusIsStopping?: boolean };

/** Whether this process was told to stop and only finishes what it has. On `globalThis`, since Next bundles its routes apart. */
export function isStopping(): boolean {
  return holder.teragusIsStopping ?? false;
}

/** Makes the site say that it is not ready; it goes on answering. */
export function markStopping(): void {
  holder.teragusIsStopping = true;
}
