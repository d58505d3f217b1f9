import pg from "pg";
import { beforeDeadline, statementLimitMs } from "./deadline.ts";

/** For connecting or waiting for a free connection; leaves time for a second attempt within ten seconds. */
const CONNECT_LIMIT_MS = 5_000;

export const CONNECTION_OPTIONS = {
  connectionTimeoutMillis: CONNECT_LIMIT_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} satisfies pg.ClientConfig;

/**
 * A client whose statements end with their caller's deadline. The server ends what it still runs for a closed connection:
 * see `endAbandonedStatements` in scripts/postgres/migrate.ts.
 */
export class Client extends pg.Client {
  constructor(config: pg.ClientConfig = {}) {
    super(config);
    // Without a listener, a lost connection would end the process.
    this.on("error", () => undefined);
    this.query = new Proxy(this.query, {
      apply: (query, _self, [statement, ...others]: [string | object, ...unknown[]]) =>
        Reflect.apply(query, this, [withLimit(statement, config.query_timeout), ...others]),
    });
  }
}

/** A stream has its own limits; `query_timeout` is an option of a query too, which pg's types lack. */
function withLimit(statement: string | object, mostMs = Infinity): string | object {
  const limit = Math.max(1, Math.min(mostMs, statementLimitMs()));
  if (limit === Infinity || (typeof statement === "object" && "submit" in statement))
    return statement;
  const query = typeof statement === "string" ? { text: statement } : statement;
  return { ...query, query_timeout: limit };
}

type Callback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void;

/** Stops waiting for a connection at the caller's deadline; a late one goes back to the pool. */
export class Pool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    const connecting = super.connect();
    const connected = beforeDeadline(connecting).catch((error: unknown) => {
      connecting.then(
        (client) => client.release(),
        () => undefined,
      );
      throw error;
    });
    if (!callback) return connected;
    // A promise keeps the caller's async context; pg's callback would run in that of the releasing caller.
    connected.then(
      (client) => callback(undefined, client, client.release),
      (error: Error) => callback(error, undefined, () => undefined),
    );
    return undefined;
  }
}
