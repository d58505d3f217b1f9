import pg from "pg";
import { beforeDeadline, statementLimitMs } from "./deadline.ts";

/** How long connecting, or waiting for a free connection, may take. A second attempt still fits into a visitor's ten seconds. */
const CONNECT_LIMIT_MS = 5_000;
const CANCEL_LIMIT_MS = 1_000;

export const CONNECTION_OPTIONS = {
  connectionTimeoutMillis: CONNECT_LIMIT_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} satisfies pg.ClientConfig;

/** What pg's client knows of its server process; its types leave it out. */
type Internals = { processID: number | null; secretKey: number | null } & {
  connectionParameters: { query_timeout: number };
};
/** pg's connection with the calls that make a cancel request; its types leave them out. */
type CancelConnection = pg.Connection & {
  connect: (portOrPath: number | string, host?: string) => void;
  cancel: (processId: number, secretKey: number) => void;
};

/** A client that stops waiting at its caller's deadline, and cancels in the server what it leaves unfinished. */
export class Client extends pg.Client {
  #isBusy = false;

  constructor(config?: pg.ClientConfig) {
    super(config);
    const internals = this as unknown as Internals;
    const limitMs = internals.connectionParameters.query_timeout || Infinity;
    this.on("drain", () => (this.#isBusy = false));
    this.on("end", () => (this.#isBusy = false));
    // A connection that dies fails its statement; without a listener it would end the process besides.
    this.on("error", () => undefined);
    // silent-database.spec.ts: pg knows one `query_timeout` for all statements, a buyer's deadline leaves each less.
    this.query = new Proxy(this.query, {
      apply: (query, _self, parameters) => {
        this.#isBusy = true;
        const limit = Math.max(1, Math.min(limitMs, statementLimitMs()));
        internals.connectionParameters.query_timeout = limit === Infinity ? 0 : limit;
        return Reflect.apply(query, this, parameters) as unknown;
      },
    });
  }

  // export-connections.test.ts: closing the socket alone leaves PostgreSQL sorting. pg's `statement_timeout` is no
  // alternative, since a pooler refuses it.
  override end(): Promise<void>;
  override end(callback: (error: Error) => void): void;
  override end(callback?: (error: Error) => void): Promise<void> | undefined {
    const ended = this.#isBusy ? this.#cancel().then(() => super.end()) : super.end();
    if (!callback) return ended;
    void ended.then(callback as () => void, callback);
    return undefined;
  }

  /** PostgreSQL's cancel request, on a connection of its own; a pooler passes it on. */
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

/** pg's pool. Its wait for a free connection ends at the caller's deadline too; a connection that comes later goes back. */
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
    // A promise keeps the caller's deadline; pg's callback would run with that of whoever gave the connection back.
    connected.then(
      (client) => callback(undefined, client, client.release),
      (error: Error) => callback(error, undefined, () => undefined),
    );
    return undefined;
  }
}
