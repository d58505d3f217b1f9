import { XIcon } from "lucide-react";
import type { Ref } from "react";
import { Button } from "#components/ui/button.tsx";
import { Dialog, DialogContent, DialogTitle } from "#components/ui/dialog.tsx";
import { Tooltip } from "#components/ui/tooltip.tsx";
import { FROM_LG } from "#lib/styles/media-queries.ts";
import { formatReference } from "#lib/quote-requests/quote-request-schema.ts";
import { ApiError } from "#components/inbox/data/inbox-api.ts";
import { QuoteRequestView } from "./quote-request-view.tsx";
import { useMedia } from "#components/inbox/data/use-page.ts";
import { useQuoteRequest } from "#components/inbox/list/use-quote-requests.ts";

type QuoteRequestPaneProps = {
  id: number | undefined;
  /** The pane beside the list; none on a narrow screen, where a dialog takes the focus itself. */
  ref: Ref<HTMLElement>;
  onClose: () => void;
  onDetails: (id: number) => void;
};

export function QuoteRequestPane({ id, ref, onClose, onDetails }: QuoteRequestPaneProps) {
  const isBeside = useMedia(FROM_LG);
  if (!isBeside)
    return (
      <Dialog open={id !== undefined} onOpenChange={(isOpen) => !isOpen && onClose()}>
        <DialogContent aria-describedby={undefined} variant="right">
          <DialogTitle className="sr-only">{id !== undefined && formatReference(id)}</DialogTitle>
          {id !== undefined && <Content key={id} id={id} onDetails={onDetails} />}
        </DialogContent>
      </Dialog>
    );
  if (id === undefined) return null;
  return (
    <aside
      ref={ref}
      tabIndex={-1}
      aria-label={`Request ${formatReference(id)}`}
      className="relative -outline-offset-2 w-[27rem] shrink-0 overflow-y-auto border-l"
    >
      <Tooltip label="Close the request">
        <Button variant="ghost" size="icon" onClick={onClose} className="absolute top-3 right-3">
          <XIcon aria-hidden />
        </Button>
      </Tooltip>
      <Content key={id} id={id} onDetails={onDetails} />
    </aside>
  );
}

function Content({ id, onDetails }: { id: number; onDetails: (id: number) => void }) {
  const { data, error, refetch } = useQuoteRequest(id);
  if (data) return <QuoteRequestView quoteRequest={data} onDetails={() => onDetails(id)} />;
  if (!error) return <output className="block p-6 text-sm text-quiet">Loading…</output>;
  const isUnknown = error instanceof ApiError && error.status < 500;
  return (
    <div role="alert" className="grid justify-items-start gap-4 p-6 pt-14 text-sm">
      {isUnknown ? error.message : "This request could not be loaded."}
      {!isUnknown && (
        <Button variant="outline" size="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      )}
    </div>
  );
}
