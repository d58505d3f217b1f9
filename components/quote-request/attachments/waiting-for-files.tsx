import { useSyncExternalStore } from "react";
import { Button } from "#components/ui/button.tsx";
import type { FileQueue } from "./file-queue.ts";
import { waitingFor } from "./file-words.ts";
import { isUnderWay, percentOf } from "./listed-file.ts";
import { t, type Words } from "#lib/languages/words.ts";
import { translate } from "#lib/languages/translate.ts";

export function WaitingForFiles({
  words,
  queue,
  onSkip,
}: {
  words: Words;
  queue: FileQueue;
  onSkip: () => void;
}) {
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
