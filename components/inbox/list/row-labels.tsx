import type { RequestDetails } from "#components/inbox/data/inbox-api.ts";
import { countLabel, fullTime, shortTime } from "#components/inbox/data/inbox-labels.ts";
import type { FacetCounts } from "#db/quote-requests/count-queries.ts";
import { cn } from "#lib/styles/class-names.ts";
import { formatReference } from "#lib/quote-requests/quote-request-schema.ts";
import { statusLabel, RISK_FLAG_LABELS, languageLabel } from "#lib/inbox/value-labels.ts";
import type { Language } from "#content/languages/languages.ts";
import "#components/styles/utilities.css";

/** Pending is the secondary badge, as specified, all others the default; an unknown status is shown as it is. */
export function StatusBadge({ status }: { status: string }) {
  const variant = status === "pending" ? "secondary" : "default";
  return (
    <span
      data-variant={variant}
      className={cn(
        "inline-flex h-5 max-w-full shrink-0 items-center truncate border px-1.5 text-xs leading-none",
        variant === "default"
          ? "border-ink bg-ink text-paper"
          : "border-quiet/40 bg-paper-deep text-ink",
        status === "spam" && "border-transparent bg-transparent text-quiet",
      )}
    >
      {statusLabel(status)}
    </span>
  );
}

type RiskFlagsProps = Pick<RequestDetails, "riskFlags">;

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

type BuyerLanguageProps = { language: Language; short?: boolean };

/** The language that a buyer wrote from, where it is not English: `DE` in a list, else in words. */
export function BuyerLanguage({ language, short = false }: BuyerLanguageProps) {
  if (language === "en") return null;
  const label = languageLabel(language);
  if (!short) return <span className="text-quiet">{label}</span>;
  return (
    <abbr title={label} className="shrink-0 border px-1 text-label text-quiet no-underline">
      {language.toUpperCase()}
    </abbr>
  );
}

export function ShortTime({ at }: { at: string }) {
  return (
    <time dateTime={at} title={fullTime(at)} className="text-quiet tabular-nums">
      {shortTime(at)}
    </time>
  );
}

/** Empty until the counts are read. */
export function Count({ counts, of }: { counts: FacetCounts | undefined; of: string }) {
  return (
    <span className="text-label text-quiet tabular-nums">
      {counts && countLabel(counts.counts[of] ?? 0, counts.isCapped)}
    </span>
  );
}

/** A real link, which opens the request in place. */
export function RequestLink({ id, onOpen }: { id: number; onOpen: (id: number) => void }) {
  return (
    <a
      href={`?request=${id}`}
      className="underline underline-offset-4"
      onClick={(event) => {
        event.preventDefault();
        onOpen(id);
      }}
    >
      {formatReference(id)}
    </a>
  );
}
