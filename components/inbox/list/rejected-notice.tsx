import { Button } from "#components/ui/button.tsx";
import { formatReference } from "#lib/quote-requests/quote-request-schema.ts";
import { cn } from "#lib/styles/class-names.ts";
import { countLabel } from "#components/inbox/data/inbox-labels.ts";
import type { BulkResult } from "#components/inbox/data/responses.ts";

type RejectedNoticeProps = {
  rejected: BulkResult["rejected"];
  onOpen: (id: number) => void;
  onDismiss: () => void;
};

/** Each row that a change has left as it is, until the next one. Placed below the list, so that no row moves. */
export function RejectedNotice({ rejected, onOpen, onDismiss }: RejectedNoticeProps) {
  const { length } = rejected;
  return (
    <div className={cn("bg-paper-deep text-sm", length > 0 && "border-t-2 border-danger")}>
      <output className="flex items-center gap-4 px-4 not-empty:pt-2 md:px-6">
        {length > 0 && (
          <>
            {length === 1 ? "One was left as it is" : `${countLabel(length)} were left as they are`}
            <Button variant="ghost" size="sm" className="max-md:h-11" onClick={onDismiss}>
              Dismiss
            </Button>
          </>
        )}
      </output>
      {length > 0 && (
        <ul aria-label="Left as they are" className="max-h-40 overflow-y-auto px-4 pb-2 md:px-6">
          {rejected.map(({ id, error }) => (
            <li key={id}>
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
              : {error}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
