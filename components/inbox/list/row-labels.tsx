import type { RequestDetails } from "#components/inbox/data/inbox-api.ts";
import { cn } from "#lib/styles/class-names.ts";
import { statusLabel, RISK_FLAG_LABELS, languageLabel } from "#lib/quote-requests/value-labels.ts";
import type { Language } from "#content/languages/languages.ts";
import "#components/styles/utilities.css";
import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";

/** Pending is the secondary badge, as specified, all others the default; an unknown status is shown as it is. */
export function StatusBadge({ status }: { status: string }) {
  return (
    <Badge
      variant={status === "pending" ? "secondary" : "default"}
      className={cn(status === "spam" && "border-transparent bg-transparent text-quiet")}
    >
      {statusLabel(status)}
    </Badge>
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

/** The language that a buyer wrote from, where it is not English: `DE` in a list, else in words. */
export function BuyerLanguage({
  language,
  short = false,
}: {
  language: Language;
  short?: boolean;
}) {
  if (language === "en") return null;
  const label = languageLabel(language);
  if (!short) return <span className="text-quiet">{label}</span>;
  return (
    <abbr title={label} className="shrink-0 border px-1 text-label text-quiet no-underline">
      {language.toUpperCase()}
    </abbr>
  );
}

const badgeVariants = cva(
  "inline-flex h-5 max-w-full shrink-0 items-center truncate border px-1.5 text-xs leading-none",
  {
    variants: {
      variant: {
        default: "border-ink bg-ink text-paper",
        secondary: "border-quiet/40 bg-paper-deep text-ink",
      },
    },
    defaultVariants: { variant: "default" },
  },
);

function Badge({
  className,
  variant,
  ...props
}: ComponentProps<"span"> & VariantProps<typeof badgeVariants>) {
  return (
    <span
      data-variant={variant ?? "default"}
      className={cn(badgeVariants({ variant }), className)}
      {...props}
    />
  );
}
