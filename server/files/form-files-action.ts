import "server-only";
import { randomUUID } from "node:crypto";
import { withSecondAttempt } from "#db/second-attempt.ts";
import type { SentFile } from "#lib/attachments/attachment-upload.ts";
import { toFileName, type FileErrorCode } from "#lib/attachments/file-rules.ts";
import { getDatabase } from "#server/database.ts";
import { errorFields, log } from "#server/observability/log.ts";
import type { FileProblem } from "./reservation-mutations.ts";
import { startUpload, completeFile, PART_BYTES, storePart } from "./upload-mutations.ts";

type Form = { draftKey: string; client: string };

/** Stores the files of a form sent without JavaScript; each is listed, with the reason if it was not taken. */
export async function receiveFormFiles(files: readonly File[], form: Form): Promise<SentFile[]> {
  const received: SentFile[] = [];
  for (const file of files) received.push(await receive(file, form));
  return received;
}

async function receive(file: File, { draftKey, client }: Form): Promise<SentFile> {
  const { size } = file;
  const id = randomUUID();
  const listed = { id, name: toFileName(file.name), size };
  const database = getDatabase();
  try {
    const started = await startUpload(database, { ...listed, draftKey }, client);
    if ("problem" in started) return { ...listed, errorCode: errorCodeOf(started.problem) };
    for (let number = 1; (number - 1) * PART_BYTES < size; number += 1) {
      const part = await file.slice((number - 1) * PART_BYTES, number * PART_BYTES).bytes();
      await withSecondAttempt(() => storePart(database, { id, draftKey }, number, part));
    }
    const completed = await withSecondAttempt(() => completeFile(database, { id, draftKey }));
    if (!("problem" in completed)) return listed;
    const { problem } = completed;
    // Reloading a form's response sends its files again.
    if (problem.kind === "rejected" && problem.same) return { ...listed, id: problem.same };
    return { ...listed, errorCode: errorCodeOf(problem) };
  } catch (error) {
    log.error(errorFields(error), "a form's file was not stored");
    return { ...listed, errorCode: "unsent" };
  }
}

function errorCodeOf(problem: FileProblem): FileErrorCode {
  if (problem.kind === "rejected") return problem.code;
  if (problem.kind === "full") return "full";
  return problem.kind === "limited" ? "busy" : "unsent";
}
