/** Lets a few in at once; of the rest, so many wait in line and the next is turned away. */
export type Queue = {
  /**
   * A place: resolves when its turn has come, with the function that gives it back. Undefined where the line is full.
   * Rejects with the signal's reason when it is aborted while waiting.
   */
  enter: (signal: AbortSignal) => Promise<() => void> | undefined;
  /** How many wait in line. */
  length: () => number;
};

/** Makes a queue that lets `atOnce` in and `waiting` wait. */
export function createQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): Queue {
  const line: (() => void)[] = [];
  let inside = 0;

  const take = () => {
    inside += 1;
    let isGivenBack = false;
    return () => {
      if (isGivenBack) return;
      isGivenBack = true;
      inside -= 1;
      line.shift()?.();
    };
  };

  return {
    length: () => line.length,
    enter: (signal) => {
      if (signal.aborted) return Promise.reject(signal.reason as Error);
      if (inside < atOnce) return Promise.resolve(take());
      if (line.length >= waiting) return undefined;
      return new Promise((enter, leave) => {
        const turn = () => {
          signal.removeEventListener("abort", abandon);
          enter(take());
        };
        const abandon = () => {
          line.splice(line.indexOf(turn), 1);
          leave(signal.reason as Error);
        };
        signal.addEventListener("abort", abandon, { once: true });
        line.push(turn);
      });
    },
  };
}
