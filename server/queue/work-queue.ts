/** Runs a few jobs at once; of the rest, so many wait in line and the next is turned away. */
export type Queue = {
  /**
   * Waits for a turn: resolves with the function that ends it, for the next one to begin. Undefined where the line is
   * full. Rejects with the signal's reason when it is aborted while waiting.
   */
  acquire: (signal: AbortSignal) => Promise<() => void> | undefined;
  /** How many wait in line. */
  length: () => number;
};

/** Makes a queue that runs `concurrency` jobs at once and lets `maxWaiting` wait. */
export function createQueue({
  concurrency,
  maxWaiting,
}: {
  concurrency: number;
  maxWaiting: number;
}): Queue {
  const waiting: (() => void)[] = [];
  let running = 0;

  const begin = () => {
    running += 1;
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      running -= 1;
      waiting.shift()?.();
    };
  };

  return {
    length: () => waiting.length,
    acquire: (signal) => {
      if (signal.aborted) return Promise.reject(signal.reason as Error);
      if (running < concurrency) return Promise.resolve(begin());
      if (waiting.length >= maxWaiting) return undefined;
      return new Promise((resolve, reject) => {
        const start = () => {
          signal.removeEventListener("abort", abandon);
          resolve(begin());
        };
        const abandon = () => {
          waiting.splice(waiting.indexOf(start), 1);
          reject(signal.reason as Error);
        };
        signal.addEventListener("abort", abandon, { once: true });
        waiting.push(start);
      });
    },
  };
}
