/** Loaded when a file is chosen: import on demand. */
import { loadDraftFiles, saveDraftFiles } from "#components/quote-request/draft/form-draft.ts";
import { FileQueue } from "./file-queue.ts";
import { useSyncExternalStore } from "react";
import { Button } from "#components/ui/button.tsx";
import { waitingFor } from "./file-messages.ts";
import { isUnderWay, percentOf } from "./listed-file.ts";
import { t, type Words, translate } from "#lib/languages/words.ts";

export { AttachmentList } from "./file-list.tsx";

const queues = new Map<string, FileQueue>();

/** Tells the other tabs of this browser that a form's files were sent or removed: a duplicated tab lists them too. */
const tabs = new BroadcastChannel("teragus.quote-files");
tabs.addEventListener("message", ({ data }) => queues.get(String(data))?.checkAgain());

/** A form's queue, which outlives a closed dialog; a new one resumes the draft's attachments. */
export function queueOf(draftKey: string): FileQueue {
  const queue =
    queues.get(draftKey) ??
    new FileQueue({
      draftKey,
      kept: loadDraftFiles(draftKey),
      save: (files) => saveDraftFiles(draftKey, files),
      onGone: () => tellTabs(draftKey),
    });
  queues.set(draftKey, queue);
  return queue;
}

function tellTabs(draftKey: string): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  tabs.postMessage(draftKey);
}

export function forgetQueue(draftKey: string): void {
  queues.get(draftKey)?.forget();
  tellTabs(draftKey);
  queues.delete(draftKey);
}

type WaitingForFilesProps = { words: Words; queue: FileQueue; onSkip: () => void };

export function WaitingForFiles({ words, queue, onSkip }: WaitingForFilesProps) {
  const { files } = useSyncExternalStore(queue.list.subscribe, queue.list.snapshot);
  const waited = files.filter(isUnderWay);
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-5 text-sm tabular">
      <span>
        <output>{waitingFor(words, waited)}…</output>{" "}
        <span className="text-quiet">{translate(`${percentOf(waited)}%`, words)}</span>
      </span>
      <Button
        type="button"
        variant="ghost"
        className="px-0 underline underline-offset-4"
        onClick={onSkip}
      >
        {waited.length === 1 ? t(words, "Send without it") : t(words, "Send without them")}
      </Button>
    </p>
  );
}
