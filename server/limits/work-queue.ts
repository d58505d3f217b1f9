export type Queue = {
  /** Resolves with a function to call once, when the job is done. Undefined if the queue is full; rejects with the signal's reason. */
  acquire: (signal: AbortSignal) => Promise<() => void> | undefined;
  length: () => number;
};

/** Runs `concurrency` jobs at once and lets `maxWaiting` wait. */
export function createQueue(concurrency: number, maxWaiting: number): Queue {
  const waiting: (() => void)[] = [];
  let running = 0;

  const begin = () => {
    running += 1;
    return () => {
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
