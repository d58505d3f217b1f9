import "server-only";
import { and, eq, isNull, sql } from "drizzle-orm";
import { inTransaction, type Database, type Transaction } from "#db/client.ts";
import { quoteRequestFiles as files } from "#db/schema.ts";
import type { AnnouncedFile } from "#lib/quote-requests/attachment-upload.ts";
import { FILE_LIMITS, type FileErrorCode } from "#lib/quote-requests/attachments.ts";
import { getEnv } from "#server/env/env.ts";
import {
  networkOf,
  consume,
  FILE_RATE_LIMIT,
  refund,
  type RateLimit,
} from "#server/rate-limit/rate-limit.ts";
import { lockDraft } from "#db/files/get-files.ts";
import { newFilesStore } from "./file-content.ts";
import { hasRoom } from "./files-room.ts";

const MEGABYTE = 1024 * 1024;
const DAY_SECONDS = 24 * 60 * 60;

/** Inserts a file's row if the limits for its network, its form and the site allow it; else returns the problem. */
export async function reserveFile(
  database: Database,
  file: AnnouncedFile,
  client: string,
): Promise<FileProblem | undefined> {
  const often = await consume(database, FILE_RATE_LIMIT, client);
  if (!often.allowed) return { kind: "limited", retryAfterSeconds: often.retryAfterSeconds };
  const points = megabytesOf(file.size);
  const day = await consume(database, dailyLimit(), client, points);
  const network = await consume(database, networkLimit(), networkOf(client), points);
  const limited = [day, network].find((each) => !each.allowed);
  const problem: FileProblem | undefined = limited
    ? { kind: "limited", retryAfterSeconds: limited.retryAfterSeconds }
    : await inTransaction(database, (transaction) => insertFile(transaction, file));
  if (problem) await refundFile(database, client, file.size);
  return problem;
}

/** Refunds bytes of `client`'s daily limit. */
async function refundFile(database: Database, client: string, bytes: number): Promise<void> {
  const points = megabytesOf(bytes);
  if (points === 0) return;
  await refund(database, dailyLimit(), client, points);
  await refund(database, networkLimit(), networkOf(client), points);
}

async function insertFile(
  transaction: Transaction,
  { id, draftKey, name, size }: AnnouncedFile,
): Promise<FileProblem | undefined> {
  await lockDraft(transaction, draftKey);
  const code = await draftFileError(transaction, draftKey, size);
  if (code) return { kind: "rejected", code };
  if (!(await hasRoom(transaction, size))) return { kind: "full" };
  const row = { id, draftKey, name, size, store: newFilesStore() };
  // A concurrent announcement may have inserted the row.
  await transaction.insert(files).values(row).onConflictDoNothing();
  return undefined;
}

async function draftFileError(
  transaction: Transaction,
  draftKey: string,
  size: number,
): Promise<FileErrorCode | undefined> {
  const { count, bytes } = await sumOfDraft(transaction, draftKey);
  if (count >= FILE_LIMITS.count) return "too-many";
  return bytes + size > FILE_LIMITS.totalBytes ? "too-large-together" : undefined;
}

async function sumOfDraft(database: Transaction, draftKey: string) {
  const [sum] = await database
    .select({
      count: sql<number>`count(*)::integer`,
      bytes: sql<number>`coalesce(sum(${files.size}), 0)::integer`,
    })
    .from(files)
    .where(and(eq(files.draftKey, draftKey), isNull(files.quoteRequestId)));
  return sum ?? { count: 0, bytes: 0 };
}

/** So that no network fills the site's room alone, however many addresses it has. */
function networkLimit(): RateLimit {
  const { FILES_DAILY_MB_PER_ADDRESS, FILES_UNSENT_MB } = getEnv();
  const points = Math.max(FILES_DAILY_MB_PER_ADDRESS, Math.floor(FILES_UNSENT_MB / 3));
  return { name: "file-mb-network", points, seconds: DAY_SECONDS };
}

function dailyLimit(): RateLimit {
  return { name: "file-mb", points: getEnv().FILES_DAILY_MB_PER_ADDRESS, seconds: DAY_SECONDS };
}

function megabytesOf(bytes: number): number {
  return Math.ceil(bytes / MEGABYTE);
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

export type FileOutcome<Result> = Result | { problem: FileProblem };
