/** Ends early on an `online` event or a `retry` event on `wake`. Rejects with the signal's reason. */
export function pause(milliseconds: number, wake: EventTarget, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const over = new AbortController();
  return new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    const once = { signal: over.signal };
    over.signal.addEventListener("abort", () => clearTimeout(timer));
    window.addEventListener("online", () => resolve(), once);
    wake.addEventListener("retry", () => resolve(), once);
    signal.addEventListener("abort", () => reject(signal.reason), once);
  }).finally(() => over.abort());
}
