import type { QuoteRequestDetails } from "#db/quote-requests/get-quote-request.ts";
import { DOUBT_LABELS } from "#lib/quote-requests/value-labels.ts";
import type { Serialized } from "#lib/types/serialized.ts";

type DoubtsProps = Pick<Serialized<QuoteRequestDetails>, "doubts">;

/** What there is to doubt of a request: all of it where it is open, and in the list a quiet word with all of it behind. */
export function Doubts({ doubts, short = false }: DoubtsProps & { short?: boolean }) {
  if (doubts.length === 0) return null;
  const labels = doubts.map((doubt) => DOUBT_LABELS[doubt]).join(". ");
  if (short)
    return (
      <span title={labels} className="shrink-0 text-label text-quiet">
        in doubt<span className="sr-only">: {labels}</span>
      </span>
    );
  return <p className="mt-3 border-l-2 border-hairline pl-3 text-sm text-quiet">{labels}.</p>;
}
