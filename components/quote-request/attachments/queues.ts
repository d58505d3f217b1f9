import { loadDraftFiles, saveDraftFiles } from "#components/quote-request/draft/form-draft.ts";
import { FileQueue } from "./file-queue.ts";

const queues = new Map<string, FileQueue>();

/** The queue of a form, which outlasts a closed dialog; a new one goes on with the files that the draft knows. */
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

/** Ends a form's queue once its request is stored. */
export function forgetQueue(draftKey: string): void {
  queues.get(draftKey)?.forget();
  queues.delete(draftKey);
}
