import { AsyncLocalStorage } from "node:async_hooks";
import { sql, type SQL } from "drizzle-orm";
import type pg from "pg";
import { fromDrizzle, PgBoss, type Db, type JobInsert } from "pg-boss";
import type { Database } from "#db/client.ts";
import { withSecondAttempt } from "#db/second-attempt.ts";
import type { DeliveryChannel } from "#lib/quote-requests/delivery-channels.ts";
import { beforeDeadline } from "#db/deadline.ts";
import { reportOf } from "#server/observability/error-report.ts";
import { log } from "#server/observability/log.ts";

/** The queue's name in pg-boss; the migration `job_queue` created it. */
export const QUEUE = "deliveries";

export type DeliveryJob = { deliveryId: string };

type QueuedMessage = {
  /** The delivery's. */
  id: string;
  channel: DeliveryChannel;
  target?: string | null | undefined;
};

/** After this time another worker takes an unfinished job. Longer than an attempt may take. */
const EXPIRE_SECONDS = 45;
const DAY_SECONDS = 24 * 60 * 60;

/** Retries with backoff up to a day. Our code gives up, so that an attempt of a killed process does not count. */
const JOB: Omit<JobInsert, "data"> = {
  retryLimit: 10_000,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: DAY_SECONDS,
  expireInSeconds: EXPIRE_SECONDS,
  retentionSeconds: 60 * DAY_SECONDS,
  deleteAfterSeconds: DAY_SECONDS,
};

const SUPERVISE_SECONDS = 10;

const queues = new WeakMap<Database, Promise<PgBoss>>();

/** Runs shared work outside the request that happens to start it, without its deadline. */
const ofTheProcess = AsyncLocalStorage.snapshot();

/** Opened at the first call: call it before a transaction. Rejects if the database is down; the next call retries. */
export function getJobQueue(database: Database): Promise<PgBoss> {
  const opening =
    queues.get(database) ?? ofTheProcess(() => withSecondAttempt(() => openJobQueue(database)));
  queues.set(database, opening);
  opening.catch(() => queues.delete(database));
  return beforeDeadline(opening);
}

async function openJobQueue(database: Database): Promise<PgBoss> {
  const queue = new PgBoss({
    db: withPool(database.$client),
    // Our code runs the migrations and the supervision, so pg-boss starts no timers.
    migrate: false,
    supervise: false,
    schedule: false,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    queueCacheIntervalSeconds: DAY_SECONDS,
    // Reindexing takes minutes, and the table stays small.
    reindex: false,
  });
  queue.on("error", (error) => log.error(reportOf(error), "job queue"));
  queue.on("warning", ({ message }) => log.warn({ reason: message }, "job queue"));
  return queue.start();
}

/** pg-boss's insert statement, to be combined with the one that stores the deliveries. */
export async function jobsStatement(
  queue: PgBoss,
  messages: readonly QueuedMessage[],
): Promise<SQL> {
  const statements: SQL[] = [];
  const writer = {
    execute: (statement: unknown) => {
      statements.push(statement as SQL);
      return Promise.resolve([]);
    },
  };
  const jobs = messages.map(({ id, channel, target }) => ({
    ...JOB,
    data: { deliveryId: id },
    group: { id: groupOf(channel, target) },
  }));
  await queue.insert(QUEUE, jobs, { db: fromDrizzle(writer, sql) });
  const [statement, ...others] = statements;
  if (!statement || others.length > 0)
    throw new Error("pg-boss inserts jobs with other statements now.");
  return statement;
}

/** What is sent by the same server, which may hang: all mails, or the calls of one webhook. */
function groupOf(channel: DeliveryChannel, target: string | null | undefined): string {
  return channel === "webhook" ? `webhook ${target ?? ""}` : "mail";
}

export function withClient(client: pg.ClientBase): Db {
  return { executeSql: (text, values = []) => client.query(text, [...values]).then(lastRows) };
}

/** Some of pg-boss's texts are whole transactions: if one fails in the middle, its connection is discarded. */
function withPool(pool: Database["$client"]): Db {
  return {
    async executeSql(text, values = []) {
      const client = await pool.connect();
      let isSpent = true;
      try {
        const result = await client.query(text, values.length > 0 ? [...values] : undefined);
        isSpent = false;
        return lastRows(result);
      } finally {
        client.release(isSpent);
      }
    },
  };
}

function lastRows(result: pg.QueryResult | pg.QueryResult[]): { rows: unknown[] } {
  return {
    rows: Array.isArray(result) ? result.flatMap(({ rows }) => rows as unknown[]) : result.rows,
  };
}
