import type { QuoteRequestDetails } from "#db/quote-requests/get-quote-request.ts";
import { RISK_FLAG_LABELS } from "#lib/quote-requests/value-labels.ts";
import type { Serialized } from "#lib/types/serialized.ts";

type RiskFlagsProps = Pick<Serialized<QuoteRequestDetails>, "riskFlags">;

export function RiskFlags({ riskFlags, short = false }: RiskFlagsProps & { short?: boolean }) {
  if (riskFlags.length === 0) return null;
  const labels = riskFlags.map((riskFlag) => RISK_FLAG_LABELS[riskFlag]).join(". ");
  if (short)
    return (
      <span title={labels} className="shrink-0 text-label text-quiet">
        in doubt<span className="sr-only">: {labels}</span>
      </span>
    );
  return <p className="mt-3 border-l-2 border-hairline pl-3 text-sm text-quiet">{labels}.</p>;
}
