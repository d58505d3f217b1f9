import { loadDraftFiles, saveDraftFiles } from "#components/quote-request/draft/form-draft.ts";
import { FileQueue } from "./file-queue.ts";

const queues = new Map<string, FileQueue>();

/** A form's queue, which outlives a closed dialog; a new one resumes the draft's attachments. */
export function queueOf(draftKey: string): FileQueue {
  const queue =
    queues.get(draftKey) ??
    new FileQueue({
      draftKey,
      site: window.location.origin,
      kept: loadDraftFiles(draftKey),
      save: (files) => saveDraftFiles(draftKey, files),
    });
  queues.set(draftKey, queue);
  return queue;
}

export function forgetQueue(draftKey: string): void {
  queues.get(draftKey)?.forget();
  queues.delete(draftKey);
}
