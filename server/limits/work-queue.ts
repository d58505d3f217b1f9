/** Runs a job in its turn; resolves to undefined at once if too many wait. */
export type Queue<Result> = (job: () => Promise<Result>) => Promise<Result | undefined>;

/** Runs `concurrency` jobs at once and lets `maxWaiting` wait. */
export function createQueue<Result>(concurrency: number, maxWaiting: number): Queue<Result> {
  const waiting: (() => void)[] = [];
  let free = concurrency;
  return async (job) => {
    if (free > 0) free -= 1;
    else if (waiting.length >= maxWaiting) return undefined;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
