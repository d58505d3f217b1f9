import { useSyncExternalStore } from "react";
import { Button } from "#components/ui/button.tsx";
import type { FileQueue } from "./file-queue.ts";
import { waitingFor } from "./file-words.ts";
import { isUnderWay, percentOf } from "./listed-file.ts";

export function WaitingForFiles({ queue, onSkip }: { queue: FileQueue; onSkip: () => void }) {
  const { files } = useSyncExternalStore(queue.list.subscribe, queue.list.snapshot);
  const waited = files.filter(isUnderWay);
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-5 text-sm tabular">
      <span>
        <output>{waitingFor(waited)}…</output>{" "}
        <span className="text-quiet">{percentOf(waited)}%</span>
      </span>
      <Button
        type="button"
        variant="ghost"
        className="px-0 underline underline-offset-4"
        onClick={onSkip}
      >
        Send without {waited.length === 1 ? "it" : "them"}
      </Button>
    </p>
  );
}
