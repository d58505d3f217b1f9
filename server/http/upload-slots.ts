/** Bounds uploads that hold memory at the same time, in total and per client. */
export class UploadSlots {
  readonly #total: number;
  readonly #perClient: number;
  readonly #taken = new Map<string, number>();
  #count = 0;

  constructor(limits: { total: number; perClient: number }) {
    this.#total = limits.total;
    this.#perClient = limits.perClient;
  }

  /** Returns a function that frees the slot; undefined if none is free. */
  take(client: string): (() => void) | undefined {
    const own = this.#taken.get(client) ?? 0;
    if (this.#count >= this.#total || own >= this.#perClient) return undefined;
    this.#count += 1;
    this.#taken.set(client, own + 1);
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      this.#count -= 1;
      const left = (this.#taken.get(client) ?? 0) - 1;
      if (left > 0) this.#taken.set(client, left);
      else this.#taken.delete(client);
    };
  }
}
