import pg from "pg";
import { beforeDeadline, statementLimitMs } from "./deadline.ts";

/** For connecting or waiting for a free connection; leaves time for a second attempt within ten seconds. */
const CONNECT_LIMIT_MS = 5_000;
const CANCEL_LIMIT_MS = 1_000;

export const CONNECTION_OPTIONS = {
  connectionTimeoutMillis: CONNECT_LIMIT_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} satisfies pg.ClientConfig;

/** Missing from pg's types. */
type Internals = { processID: number | null; secretKey: number | null } & {
  connectionParameters: { query_timeout: number };
};
/** Missing from pg's types. */
type CancelConnection = pg.Connection & {
  connect: (portOrPath: number | string, host?: string) => void;
  cancel: (processId: number, secretKey: number) => void;
};

/** A client that gives up at its caller's deadline and then cancels the statement in the server. */
export class Client extends pg.Client {
  #isBusy = false;

  constructor(config?: pg.ClientConfig) {
    super(config);
    const internals = this as unknown as Internals;
    const limitMs = internals.connectionParameters.query_timeout || Infinity;
    this.on("drain", () => (this.#isBusy = false));
    this.on("end", () => (this.#isBusy = false));
    // Without a listener, a lost connection would end the process.
    this.on("error", () => undefined);
    // pg has one `query_timeout` for all statements; a deadline leaves each statement less (silent-database.spec.ts).
    this.query = new Proxy(this.query, {
      apply: (query, _self, parameters) => {
        this.#isBusy = true;
        const limit = Math.max(1, Math.min(limitMs, statementLimitMs()));
        internals.connectionParameters.query_timeout = limit === Infinity ? 0 : limit;
        return Reflect.apply(query, this, parameters) as unknown;
      },
    });
  }

  // Cancels, because PostgreSQL works on after a closed socket, and poolers reject `statement_timeout`.
  override end(): Promise<void>;
  override end(callback: (error: Error) => void): void;
  override end(callback?: (error: Error) => void): Promise<void> | undefined {
    const ended = this.#isBusy ? this.#cancel().then(() => super.end()) : super.end();
    if (!callback) return ended;
    void ended.then(callback as () => void, callback);
    return undefined;
  }

  /** Sends PostgreSQL's cancel request on its own connection, as the protocol requires. */
  #cancel(): Promise<void> {
    const { processID, secretKey } = this as unknown as Internals;
    if (processID === null || secretKey === null) return Promise.resolve();
    const connection = new pg.Connection() as CancelConnection;
    return new Promise((done) => {
      const timer = setTimeout(() => connection.stream.destroy(), CANCEL_LIMIT_MS);
      connection
        .on("error", () => undefined)
        .once("connect", () => connection.cancel(processID, secretKey))
        .once("end", () => {
          clearTimeout(timer);
          done();
        });
      if (this.host.startsWith("/")) connection.connect(`${this.host}/.s.PGSQL.${this.port}`);
      else connection.connect(this.port, this.host);
    });
  }
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
