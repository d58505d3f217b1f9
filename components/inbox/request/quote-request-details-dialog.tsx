import { CheckIcon, CopyIcon } from "lucide-react";
import { useState } from "react";
import { showToast } from "#components/overlays/toast.tsx";
import { Button } from "#components/ui/button.tsx";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "#components/ui/dialog.tsx";
import { formatReference } from "#lib/quote-requests/quote-request-schema.ts";
import { describeQuoteRequest } from "#components/inbox/data/describe-quote-request.ts";
import { useQuoteRequest } from "#components/inbox/list/use-quote-requests.ts";

type QuoteRequestDetailsProps = {
  id: number | undefined;
  /** Opens the request, where its status, files and reply are. */
  onOpen: (id: number) => void;
  onClose: () => void;
};

export function QuoteRequestDetailsDialog({ id, onOpen, onClose }: QuoteRequestDetailsProps) {
  const { data, isPending } = useQuoteRequest(id);
  const text = data && describeQuoteRequest(data);
  return (
    <Dialog open={id !== undefined} onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogTitle>Request {id !== undefined && formatReference(id)}</DialogTitle>
        <DialogDescription className="mt-1">The whole row, in words.</DialogDescription>
        <pre
          // Lets the keyboard scroll long text.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="mt-5 min-h-40 overflow-y-auto border-y py-4 font-sans [unicode-bidi:plaintext] text-sm leading-6 break-words whitespace-pre-wrap outline-offset-2"
        >
          {text ?? (isPending ? "Loading…" : "This request could not be loaded.")}
        </pre>
        {id !== undefined && text && (
          <div className="mt-5 flex gap-2">
            <CopyButton text={text} />
            <Button
              size="sm"
              onClick={() => {
                onClose();
                onOpen(id);
              }}
            >
              Open the request
            </Button>
          </div>
        )}
      </DialogContent>
    </Dialog>
  );
}

function CopyButton({ text }: { text: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      showToast({
        title: "The text could not be copied",
        description: "Select it and copy it.",
        destructive: true,
      });
    }
  };
  return (
    <Button variant="outline" size="sm" onClick={() => void copy()}>
      {isCopied ? <CheckIcon aria-hidden /> : <CopyIcon aria-hidden />}
      {isCopied ? "Copied" : "Copy"}
    </Button>
  );
}
