import pg from "pg";
import { log } from "#lib/server/observability/log.ts";
import { BoundedClient, type BoundedClientConfig } from "./bounded-client.ts";
import { beforeDeadline, withDeadline } from "#lib/server/deadline.ts";

/** A connection that answered within this time is taken as it is. */
const TRUSTED_MS = 500;
/** How long one that has been silent for longer may take to prove that it is alive. */
const PROBE_LIMIT_MS = 1_000;

/** A connection that is given back with `release`. */
type PooledClient = BoundedClient & Pick<pg.PoolClient, "release">;
type Callback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void;

/**
 * A pool that hands out connections that answer. One that was idle is asked first, and when one is found silent, all
 * that were last heard before that are thrown away with it: whatever swallowed one has swallowed its neighbours.
 */
export class ValidatingPool extends pg.Pool {
  #suspectBefore = -Infinity;

  constructor(config: pg.PoolConfig & BoundedClientConfig) {
    super({ ...config, Client: BoundedClient });
    this.on("connect", (client) => {
      (client as pg.Client as PooledClient).onSilence = (since) => this.#suspect(since);
    });
  }

  override connect(): Promise<PooledClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<PooledClient> | undefined {
    const checkedOut = this.#checkOut();
    if (!callback) return checkedOut;
    checkedOut.then(
      (client) => callback(undefined, client, (error) => client.release(error)),
      (error: Error) => callback(error, undefined, () => undefined),
    );
    return undefined;
  }

  async #checkOut(): Promise<PooledClient> {
    for (;;) {
      const client = (await inTime(super.connect())) as PooledClient;
      if (await this.#isAlive(client)) return client;
      client.release(true);
    }
  }

  async #isAlive(client: PooledClient): Promise<boolean> {
    if (client.isSpent || client.heardAt < this.#suspectBefore) return false;
    const askedAt = performance.now();
    if (askedAt - client.heardAt < TRUSTED_MS) return true;
    try {
      await withDeadline(PROBE_LIMIT_MS, () => client.query("SELECT 1"));
      return true;
    } catch {
      this.#suspect(askedAt);
      return false;
    }
  }

  #suspect(since: number): void {
    this.#suspectBefore = Math.max(this.#suspectBefore, since);
    log.warn({ idle: this.idleCount }, "a database connection did not answer in time");
  }
}

/** Waits no longer than the caller's deadline; a connection that comes later goes back. */
async function inTime(connecting: Promise<pg.PoolClient>): Promise<pg.PoolClient> {
  try {
    return await beforeDeadline(connecting);
  } catch (error) {
    connecting.then(
      (client) => client.release(),
      () => undefined,
    );
    throw error;
  }
}
