import { useEffect } from "react";
import { Button } from "#components/ui/button.tsx";
import { countLabel } from "#components/inbox/data/inbox-labels.ts";
import type { NewRequestsState } from "./use-new-requests.ts";

type NewRequestsNoticeProps = { newRequests: NewRequestsState; onShow: () => void };

/** Covers list headings on a wide screen and gets its own line on a phone, so that no row moves. */
export function NewRequestsNotice({ newRequests, onShow }: NewRequestsNoticeProps) {
  const { ids, isCapped, isListening } = newRequests;
  const count = countLabel(ids.length, isCapped);
  const label = `${count} new ${ids.length === 1 ? "request" : "requests"}`;
  useTitle(ids.length > 0 ? `(${count}) ` : "");
  return (
    <div className="flex h-11 shrink-0 items-center justify-center text-label text-quiet max-md:border-b md:pointer-events-none md:absolute md:top-0 md:left-34 md:z-20 md:h-9">
      <output className="max-md:grow">
        {ids.length > 0 && (
          <Button
            size="sm"
            onClick={onShow}
            className="hover:bg-paper max-md:h-11 max-md:w-full md:pointer-events-auto md:h-7 md:min-w-49 md:justify-start"
          >
            {label}: show
          </Button>
        )}
      </output>
      {isListening && ids.length === 0 && (
        <span className="absolute md:hidden">No new requests</span>
      )}
    </div>
  );
}

function useTitle(prefix: string): void {
  useEffect(() => {
    if (!prefix) return undefined;
    const title = document.title;
    document.title = prefix + title;
    return () => void (document.title = document.title.replace(prefix, ""));
  }, [prefix]);
}
