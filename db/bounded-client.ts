import pg from "pg";
import { NoAnswerError, statementLimitMs } from "#lib/server/deadline.ts";

/** How long a connection may take to be made. A second attempt still fits into a visitor's patience. */
const CONNECT_LIMIT_MS = 5_000;
/** How long a request to cancel may take, and a farewell. */
const PARTING_LIMIT_MS = 1_000;
/** After so long without a byte the kernel asks whether the other side is still there. */
const KEEP_ALIVE_MS = 10_000;

export type BoundedClientConfig = pg.ClientConfig & {
  /** Milliseconds after which a statement is given up; Infinity for none. A deadline of its caller may be earlier. */
  statementLimitMs?: number;
  /** Milliseconds after which an attempt to connect is given up. */
  connectLimitMs?: number;
};

/** What pg's client knows of its server process; its types leave it out. */
type Backend = { processID: number | null; secretKey: number | null };
/** pg's connection with the calls that make a cancel request; its types leave them out. */
type CancelConnection = pg.Connection & {
  connect: (portOrPath: number | string, host?: string) => void;
  cancel: (processId: number, secretKey: number) => void;
};

/**
 * A connection on which nothing waits for ever. A statement that is over its time is cancelled in the server, and the
 * connection closed if that brings no answer: what follows on it, a ROLLBACK too, then fails at once.
 */
export class BoundedClient extends pg.Client {
  /** When the server last answered, in the milliseconds of `performance.now`. */
  heardAt = 0;
  /** Gave up a statement: whoever takes this connection from a pool throws it away. */
  isSpent = false;
  /** Told when a statement is given up that began at the given time. */
  onSilence: (since: number) => void = () => undefined;
  readonly #statementLimitMs: number;
  #isBusy = false;
  /** When the statement began that runs. */
  #since = 0;
  #isOver = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(config: BoundedClientConfig = {}) {
    super({
      ...config,
      connectionTimeoutMillis: config.connectLimitMs ?? CONNECT_LIMIT_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    });
    this.#statementLimitMs = config.statementLimitMs ?? Infinity;
    this.on("connect", () => this.#heard());
    this.on("drain", () => this.#heard());
    this.on("end", () => this.#ended());
    // A connection that dies fails its statement; without a listener it would end the process besides.
    this.on("error", () => undefined);
    this.query = new Proxy(this.query, {
      apply: (query, _self, parameters) => {
        this.#watch();
        return Reflect.apply(query, this, parameters) as unknown;
      },
    });
  }

  /** Ends what runs here: cancels it in the server, and closes the connection where that brings no answer. */
  async abandon(): Promise<void> {
    this.isSpent = true;
    if (!this.#isBusy) return;
    await this.#cancel();
    if (this.#isBusy) this.connection.stream.destroy(new NoAnswerError());
  }

  override end(): Promise<void>;
  override end(callback: (error: Error) => void): void;
  override end(callback?: (error: Error) => void): Promise<void> | undefined {
    const timer = setTimeout(() => this.connection.stream.destroy(), PARTING_LIMIT_MS).unref();
    this.once("end", () => clearTimeout(timer));
    if (!callback) return super.end();
    super.end(callback);
    return undefined;
  }

  #watch(): void {
    if (this.#isOver) return;
    this.#isBusy = true;
    clearTimeout(this.#timer);
    const limit = Math.min(this.#statementLimitMs, statementLimitMs());
    if (limit === Infinity) return;
    const since = performance.now();
    this.#since = since;
    // Where this process was too busy to look, the answer lies in the socket: it is read before `setImmediate` runs.
    this.#timer = setTimeout(() => setImmediate(() => this.#giveUp(since)), limit);
  }

  #giveUp(since: number): void {
    if (!this.#isBusy || this.#since !== since) return;
    this.onSilence(since);
    void this.abandon();
  }

  #heard(): void {
    this.heardAt = performance.now();
    this.#isBusy = false;
    clearTimeout(this.#timer);
  }

  #ended(): void {
    this.#isOver = true;
    this.#isBusy = false;
    clearTimeout(this.#timer);
  }

  /** PostgreSQL's cancel request, on a connection of its own; a pooler passes it on. It has no answer but its end. */
  #cancel(): Promise<void> {
    const { processID, secretKey } = this as unknown as Backend;
    if (processID === null || secretKey === null) return Promise.resolve();
    const connection = new pg.Connection() as CancelConnection;
    return new Promise((done) => {
      const timer = setTimeout(() => connection.stream.destroy(), PARTING_LIMIT_MS);
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
