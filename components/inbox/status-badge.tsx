import { Badge } from "#components/ui/badge.tsx";
import { statusLabel } from "./labels.ts";

/** A request's status: pending is quiet, everything else is not, and a value that nobody knows is shown as it is. */
export function StatusBadge({ status }: { status: string }) {
  return (
    <Badge variant={status === "pending" ? "secondary" : "default"}>{statusLabel(status)}</Badge>
  );
}
