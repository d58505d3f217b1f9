import { readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { freePort } from "#lib/server/free-port.ts";
import { print } from "#lib/server/http-server/terminal.ts";
import { BoundedClient } from "./bounded-client.ts";
import { type Cluster, prepareCluster, run, SUPERUSER } from "./embedded-cluster.ts";

/** A running embedded server that this process keeps alive. */
export type EmbeddedPostgres = {
  /** Address of one of its databases. */
  url: (database: string) => string;
  /** Lets go of the server; the last process that does so stops it. */
  release: () => Promise<void>;
};

// Every process that uses the server holds one connection of this name; when the last is gone, the server may stop.
const HOLDER = "teragus-holder";
const START_DEADLINE_MS = 60_000;
const ANSWER_LIMIT_MS = 5_000;
/** The pause before the second attempt to start a server that ended; it doubles up to the longest. */
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;
/** A server that ran for so long did not end because of how it was started. */
const SETTLED_MS = 60_000;

/**
 * Starts the project's own PostgreSQL, or joins the one that another process started; its data are in `folder`, else
 * in `.data`. Until it is released the server is started again, at the same address, whenever it ends. Any number of
 * processes may call this at once; one that dies without releasing does no harm. Throws where the platform has no
 * binaries, with the advice to set `DATABASE_URL`.
 */
export async function startEmbeddedPostgres(folder?: string): Promise<EmbeddedPostgres> {
  const cluster = await prepareCluster(folder);
  const deadline = Date.now() + START_DEADLINE_MS;
  for (;;) {
    try {
      const port = await startServer(cluster);
      const holding = new Holding(cluster, port, await connect(cluster, port));
      return {
        url: (database) => addressOf(cluster, port, database),
        release: () => holding.release(),
      };
    } catch (error) {
      // Another process may be starting or stopping the same server just now; it settles within moments.
      if (Date.now() > deadline) throw error;
      await sleep(250);
    }
  }
}

/** This process's hold on the server: the connection, and what becomes of it when it is cut. */
class Holding {
  readonly #cluster: Cluster;
  readonly #port: number;
  readonly #released = new AbortController();
  #holder: pg.Client;
  #heldSince = 0;
  #attempts = 0;
  #recovery: Promise<void> = Promise.resolve();

  constructor(cluster: Cluster, port: number, holder: pg.Client) {
    this.#cluster = cluster;
    this.#port = port;
    this.#holder = this.#watch(holder);
  }

  async release(): Promise<void> {
    this.#released.abort();
    await this.#recovery;
    const others = await this.#holder
      .query<{ count: number }>(
        "SELECT count(*)::int AS count FROM pg_stat_activity WHERE application_name = $1 AND pid <> pg_backend_pid()",
        [HOLDER],
      )
      .catch(() => undefined);
    await this.#holder.end().catch(() => undefined);
    if (others?.rows[0]?.count !== 0) return;
    await run(
      this.#cluster.binaries.pg_ctl,
      ["stop", "--mode=fast", "--silent", `--pgdata=${this.#cluster.folder}`],
      this.#cluster.owner,
    );
  }

  #watch(holder: pg.Client): pg.Client {
    this.#heldSince = performance.now();
    holder.once("end", () => {
      if (this.#released.signal.aborted) return;
      print("The embedded PostgreSQL has ended; starting it again.", "warn");
      if (performance.now() - this.#heldSince > SETTLED_MS) this.#attempts = 0;
      this.#recovery = this.#recover();
    });
    return holder;
  }

  /** Starts the server again, or joins where another process was faster, as often as it takes. */
  async #recover(): Promise<void> {
    while (!this.#released.signal.aborted) {
      await this.#pause();
      try {
        const port = await startServer(this.#cluster, this.#port);
        if (port !== this.#port) throw new Error(`It runs at port ${port} now.`);
        this.#holder = this.#watch(await connect(this.#cluster, port));
        return print("The embedded PostgreSQL is back.");
      } catch (error) {
        // What is left of the old server needs a moment to go, so that the first attempts say nothing.
        if (this.#attempts > 3) print(`It does not start yet: ${String(error)}`, "warn");
      }
    }
  }

  async #pause(): Promise<void> {
    const pause = this.#attempts === 0 ? 0 : FIRST_PAUSE_MS * 2 ** (this.#attempts - 1);
    this.#attempts += 1;
    await sleep(Math.min(pause, LONGEST_PAUSE_MS), undefined, {
      signal: this.#released.signal,
    }).catch(() => undefined);
  }
}

/** Returns the port of the running server; where none answers, starts one at the port `wanted`, or at its last. */
async function startServer(cluster: Cluster, wanted?: number): Promise<number> {
  const running = await portOf(cluster);
  if (running !== undefined && (await answers(cluster, running))) return running;
  const portFile = join(dirname(cluster.folder), "postgres-port");
  // Whoever lost the server waits for it there.
  const last = Number(await readFile(portFile, "utf8").catch(() => "")) || undefined;
  const port = wanted ?? (await freePort(last));
  await writeFile(portFile, String(port));
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`;
  await run(
    cluster.binaries.pg_ctl,
    [
      "start",
      "--wait",
      "--silent",
      `--pgdata=${cluster.folder}`,
      `--log=${join(cluster.folder, "server.log")}`,
      `--options=${options}`,
    ],
    cluster.owner,
  );
  return (await portOf(cluster)) ?? port;
}

/** The port that the server's own lock file names (its fourth line), if there is one. */
async function portOf(cluster: Cluster): Promise<number | undefined> {
  const lines = await readFile(join(cluster.folder, "postmaster.pid"), "utf8").catch(() => "");
  const port = Number(lines.split("\n")[3]);
  return Number.isInteger(port) && port > 0 ? port : undefined;
}

async function answers(cluster: Cluster, port: number): Promise<boolean> {
  const client = await connect(cluster, port).catch(() => undefined);
  await client?.end();
  return client !== undefined;
}

async function connect(cluster: Cluster, port: number): Promise<pg.Client> {
  const client = new BoundedClient({
    connectionString: addressOf(cluster, port, "postgres"),
    application_name: HOLDER,
    connectLimitMs: ANSWER_LIMIT_MS,
    statementLimitMs: ANSWER_LIMIT_MS,
  });
  await client.connect();
  return client;
}

function addressOf(cluster: Cluster, port: number, database: string): string {
  return `postgres://${SUPERUSER}:${cluster.password}@127.0.0.1:${port}/${database}`;
}
