import { AsyncLocalStorage } from "node:async_hooks";
import { sql, type SQL } from "drizzle-orm";
import type pg from "pg";
import { fromDrizzle, PgBoss, type Db, type JobInsert } from "pg-boss";
import type { Database } from "#db/client.ts";
import { withSecondAttempt } from "#db/second-attempt.ts";
import { beforeDeadline } from "#db/deadline.ts";
import { reportOf } from "#server/observability/error-report.ts";
import { log } from "#server/observability/log.ts";

/** The queue's name in pg-boss; the migration `job_queue` made it. */
export const QUEUE = "deliveries";

/** What a job carries: which delivery it is. */
export type DeliveryJob = { deliveryId: string };

/** A job whose worker has not been heard of for so long is somebody else's. Longer than an attempt may take. */
const EXPIRE_SECONDS = 45;
const DAY_SECONDS = 24 * 60 * 60;

/**
 * How a job is tried: again after 5 to 10 seconds, then after twice as long each time, up to a day. When it is given up
 * is decided by whoever tries, so that an attempt that a killed process took with it counts for nothing.
 */
const JOB: Omit<JobInsert, "data"> = {
  retryLimit: 10_000,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: DAY_SECONDS,
  expireInSeconds: EXPIRE_SECONDS,
  retentionSeconds: 60 * DAY_SECONDS,
  deleteAfterSeconds: DAY_SECONDS,
};

/** How often jobs of workers that died are looked for, at most, in seconds. */
const SUPERVISE_SECONDS = 10;

const queues = new WeakMap<Database, Promise<PgBoss>>();

/** Runs what outlives the request that happens to begin it, without that one's deadline. */
const ofTheProcess = AsyncLocalStorage.snapshot();

/**
 * The job queue in a database, opened at the first call; to be had before a transaction begins, since opening takes a
 * connection. Rejects when the database does not answer; the next call tries anew.
 */
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
    // Migrations are ours, and so is when somebody looks after the queue: nothing runs that nobody waits for.
    migrate: false,
    supervise: false,
    schedule: false,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    queueCacheIntervalSeconds: DAY_SECONDS,
    // Wants minutes for a statement; the table never holds more than what is due and a day of what is done.
    reindex: false,
  });
  queue.on("error", (error) => log.error(reportOf(error), "job queue"));
  queue.on("warning", ({ message }) => log.warn({ reason: message }, "job queue"));
  return queue.start();
}

/** The statement that stores jobs for deliveries, to be part of the one that stores those: pg-boss writes it, we run it. */
export async function jobsStatement(queue: PgBoss, deliveryIds: readonly string[]): Promise<SQL> {
  const statements: SQL[] = [];
  const writer = {
    execute: (statement: unknown) => {
      statements.push(statement as SQL);
      return Promise.resolve([]);
    },
  };
  const jobs = deliveryIds.map((deliveryId) => ({ ...JOB, data: { deliveryId } }));
  await queue.insert(QUEUE, jobs, { db: fromDrizzle(writer, sql) });
  const [statement, ...others] = statements;
  if (!statement || others.length > 0)
    throw new Error("pg-boss inserts jobs with other statements now.");
  return statement;
}

/** pg-boss on one connection, within whatever transaction is open there. */
export function withClient(client: pg.ClientBase): Db {
  return { executeSql: (text, values = []) => client.query(text, [...values]).then(lastRows) };
}

/** pg-boss on a pool. Some of its texts are whole transactions: one that fails in the middle takes its connection with it. */
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

/** A text of several statements has several results. */
function lastRows(result: pg.QueryResult | pg.QueryResult[]): { rows: unknown[] } {
  return {
    rows: Array.isArray(result) ? result.flatMap(({ rows }) => rows as unknown[]) : result.rows,
  };
}
