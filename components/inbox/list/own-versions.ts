type Versioned = { id: number; version: number };

const versions = new Map<number, number>();

/** Notes what a change of this browser resulted in. */
export function noteOwnVersion({ id, version }: Versioned): void {
  versions.set(id, version);
}

/** The version that the operator saw or made, so that their own change of a chosen row is no conflict. */
export function knownVersion({ id, version }: Versioned): number {
  return Math.max(version, versions.get(id) ?? 0);
}
