import { Badge } from "#components/ui/badge.tsx";
import { cn } from "#lib/styles/class-names.ts";
import { statusLabel } from "#lib/quote-requests/value-labels.ts";

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
