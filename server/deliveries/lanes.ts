export type LaneLimits = {
  /** Concurrent attempts of a process. */
  all: number;
  /** Of them for one server, so that one that hangs leaves lanes to the others. */
  group: number;
  /** An attempt that takes longer and fails met a server that hangs. */
  slowMs: number;
  /** After so many of them in a row the server is left alone. */
  failures: number;
  /** For how long; then one attempt tries it again. */
  pauseMs: number;
};

export const LANE_LIMITS: LaneLimits = {
  all: 6,
  group: 3,
  slowMs: 5_000,
  failures: 3,
  pauseMs: 60_000,
};

type Group = { running: number; failures: number; pausedUntil: number };

/** Which servers may be called now: each has lanes of its own, and a circuit breaker. */
export class Lanes {
  readonly #limits: LaneLimits;
  readonly #groups = new Map<string, Group>();

  constructor(limits: LaneLimits) {
    this.#limits = limits;
  }

  /** The groups of which no further attempt may begin. */
  closed(now = performance.now()): string[] {
    return [...this.#groups].filter(([, group]) => !this.#isOpen(group, now)).map(([id]) => id);
  }

  /** Takes a lane; the returned function gives it back and is told whether the attempt failed. */
  take(id: string): (isFailed: boolean) => void {
    const group = this.#groups.get(id) ?? { running: 0, failures: 0, pausedUntil: 0 };
    this.#groups.set(id, group);
    const startedAt = performance.now();
    group.running += 1;
    return (isFailed) => {
      const endedAt = performance.now();
      const isHanging = isFailed && endedAt - startedAt >= this.#limits.slowMs;
      group.running -= 1;
      group.failures = isHanging ? group.failures + 1 : 0;
      if (this.#isBroken(group)) group.pausedUntil = endedAt + this.#limits.pauseMs;
    };
  }

  #isOpen(group: Group, now: number): boolean {
    if (now < group.pausedUntil) return false;
    return group.running < (this.#isBroken(group) ? 1 : this.#limits.group);
  }

  #isBroken({ failures }: Group): boolean {
    return failures >= this.#limits.failures;
  }
}
