import "server-only";
import { and, eq, isNull, sql } from "drizzle-orm";
import { inTransaction, type Database, type Transaction } from "#db/create-database.ts";
import { quoteRequestFiles as files } from "#db/schema.ts";
import type { NewFile } from "#lib/attachments/attachment-upload.ts";
import { FILE_LIMITS, type FileErrorCode } from "#lib/attachments/file-rules.ts";
import { getEnv } from "#server/env/env.ts";
import {
  networkOf,
  consume,
  FILE_RATE_LIMIT,
  refund,
  type RateLimit,
} from "#server/limits/rate-limit.ts";
import { lockDraft } from "#db/files/file-queries.ts";
import { newFilesStore } from "./content-mutations.ts";
import { hasSpace } from "./space-queries.ts";

const MEGABYTE = 1024 * 1024;
const DAY_SECONDS = 24 * 60 * 60;

/** Inserts a file's row if the limits for its network, its form and the site allow it; else returns the problem. */
export async function reserveFile(
  database: Database,
  file: NewFile,
  client: string,
): Promise<FileProblem | undefined> {
  const often = await consume(database, FILE_RATE_LIMIT, client);
  if (!often.allowed) return { kind: "limited", retryAfterSeconds: often.retryAfterSeconds };
  const points = Math.ceil(file.size / MEGABYTE);
  const { FILES_DAILY_MB_PER_ADDRESS: ofAddress, FILES_UNSENT_MB } = getEnv();
  // So that no network fills the site's space alone, however many addresses it has.
  const ofNetwork = Math.max(ofAddress, Math.floor(FILES_UNSENT_MB / 3));
  const daily: [RateLimit, string][] = [
    [{ name: "file-mb", points: ofAddress, seconds: DAY_SECONDS }, client],
    [{ name: "file-mb-network", points: ofNetwork, seconds: DAY_SECONDS }, networkOf(client)],
  ];
  let problem: FileProblem | undefined;
  for (const [limit, key] of daily) {
    const counted = await consume(database, limit, key, points);
    if (!counted.allowed)
      problem ??= { kind: "limited", retryAfterSeconds: counted.retryAfterSeconds };
  }
  problem ??= await inTransaction(database, (transaction) => insertFile(transaction, file));
  if (problem) for (const [limit, key] of daily) await refund(database, limit, key, points);
  return problem;
}

async function insertFile(
  transaction: Transaction,
  { id, draftKey, name, size }: NewFile,
): Promise<FileProblem | undefined> {
  await lockDraft(transaction, draftKey);
  const [draft] = await transaction
    .select({
      count: sql<number>`count(*)::integer`,
      bytes: sql<number>`coalesce(sum(${files.size}), 0)::integer`,
    })
    .from(files)
    .where(and(eq(files.draftKey, draftKey), isNull(files.quoteRequestId)));
  const { count = 0, bytes = 0 } = draft ?? {};
  if (count >= FILE_LIMITS.count) return { kind: "rejected", code: "too-many" };
  if (bytes + size > FILE_LIMITS.totalBytes)
    return { kind: "rejected", code: "too-large-together" };
  if (!(await hasSpace(transaction, size))) return { kind: "full" };
  const row = { id, draftKey, name, size, store: newFilesStore() };
  // A concurrent start may have inserted the row.
  await transaction.insert(files).values(row).onConflictDoNothing();
  return undefined;
}

export type FileProblem =
  | { kind: "unknown" }
  /** `same` is the file of the form that has the same content. */
  | { kind: "rejected"; code: FileErrorCode; same?: string }
  /** The id is used by another file. */
  | { kind: "different" }
  | { kind: "limited"; retryAfterSeconds: number }
  /** Attachments have reached a limit for all of them together. */
  | { kind: "full" }
  | { kind: "no-part" }
  /** A part had the wrong length. */
  | { kind: "cut" }
  | { kind: "too-long" }
  | { kind: "closed" }
  | { kind: "incomplete" }
  | { kind: "attached" };

export type FileResult<Result> = Result | { problem: FileProblem };
