import "server-only";
import { statfs } from "node:fs/promises";
import { sql } from "drizzle-orm";
import type { Database, Transaction } from "#db/create-database.ts";
import { quoteRequestFileParts as parts, quoteRequestFiles as files } from "#db/schema.ts";
import { getEnv } from "#server/env/env.ts";
import { newFilesStore } from "./content-mutations.ts";

const MEGABYTE = 1024 * 1024;
/** Space on the database's disk that attachments leave to everything else. */
const DISK_RESERVE_BYTES = 1024 * MEGABYTE;
/** Maximum in the database without `FILES_TOTAL_MB`. */
const DATABASE_MB = 10_000;
/** The share of the space from which on the export team is warned. */
const NEARLY_FULL = 0.8;

/** In bytes. `limit` is what all attachments may take together: Infinity in a bucket without `FILES_TOTAL_MB`. */
type FileSpace = { used: number; unsent: number; limit: number };

/**
 * The space that attachments take: what has arrived. What has only been started takes none, since it costs an attacker nothing.
 * Concurrent checks may overshoot by one part per connection.
 */
export async function getFileSpace(database: Database | Transaction): Promise<FileSpace> {
  const stored = sql`(SELECT coalesce(sum(${parts.size}), 0) FROM ${parts} WHERE ${parts.fileId} = ${files.id})`;
  const taken = sql`CASE WHEN ${files.state} = 'missing' THEN 0 WHEN ${files.state} = 'complete' THEN ${files.size} ELSE ${stored} END`;
  const [sum] = await database
    .select({
      used: sql<string>`coalesce(sum(${taken}), 0)`,
      unsent: sql<string>`coalesce(sum(${taken}) FILTER (WHERE ${files.quoteRequestId} IS NULL), 0)`,
    })
    .from(files);
  const used = Number(sum?.used);
  return { used, unsent: Number(sum?.unsent), limit: await limitOf(used) };
}

/** Whether `size` more bytes may come. */
export async function hasSpace(database: Database | Transaction, size: number): Promise<boolean> {
  const { used, unsent, limit } = await getFileSpace(database);
  return used + size <= limit && unsent + size <= getEnv().FILES_UNSENT_MB * MEGABYTE;
}

/** A sentence for the export team from 80 % of the space on, else null. */
export async function describeFileSpace(database: Database): Promise<string | null> {
  // An owner who takes no attachments needs no warning.
  if (getEnv().FILES_TOTAL_MB === 0) return null;
  const { used, limit } = await getFileSpace(database);
  if (used < limit * NEARLY_FULL) return null;
  const [taken, all] = [used, limit].map((bytes) =>
    Math.round(bytes / MEGABYTE).toLocaleString("en"),
  );
  const then =
    used + MEGABYTE > limit
      ? "Requests arrive without files."
      : "Beyond that, requests arrive without files.";
  return `Attachments take ${taken} of ${all} MB. ${then}`;
}

async function limitOf(used: number): Promise<number> {
  const { FILES_TOTAL_MB, DATA_DIR } = getEnv();
  const isInDatabase = newFilesStore() === "database";
  const configured = FILES_TOTAL_MB ?? (isInDatabase ? DATABASE_MB : Infinity);
  const free = isInDatabase && DATA_DIR ? await freeBytesOf(DATA_DIR) : Infinity;
  return Math.min(configured * MEGABYTE, used + Math.max(0, free - DISK_RESERVE_BYTES));
}

/** Infinity without the folder: the database is on another machine. */
async function freeBytesOf(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return Infinity;
    throw error;
  }
}
