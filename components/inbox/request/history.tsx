import type { RequestDetails } from "#components/inbox/data/inbox-api.ts";
import { statusLabel } from "#lib/quote-requests/value-labels.ts";
import { fullTime, shortTime } from "#components/inbox/data/inbox-labels.ts";

type Event = RequestDetails["events"][number];

export function History({ quoteRequest }: { quoteRequest: RequestDetails }) {
  return (
    <section aria-labelledby="history" className="mt-8 text-sm">
      <h3 id="history" className="font-sans text-label text-quiet">
        History
      </h3>
      <ol className="mt-1">
        {quoteRequest.events.toReversed().map((event) => (
          <Entry key={event.id} at={event.createdAt} by={event.operator}>
            {describeEvent(event)}
          </Entry>
        ))}
        <Entry at={quoteRequest.createdAt}>Received</Entry>
      </ol>
    </section>
  );
}

function Entry({ at, by, children }: { at: string; by?: string | null; children: string }) {
  return (
    <li className="grid grid-cols-[4rem_1fr] gap-3 border-t py-2">
      <time dateTime={at} title={fullTime(at)} className="text-quiet tabular-nums">
        {shortTime(at)}
      </time>
      <span dir="auto" className="text-left break-words whitespace-pre-wrap">
        {children}
        {by && <bdi className="block text-label text-quiet">{by}</bdi>}
      </span>
    </li>
  );
}

export function describeEvent({ kind, fromValue, toValue, note }: Event): string {
  switch (kind) {
    case "status":
      return `From ${statusLabel(fromValue ?? "")} to ${statusLabel(toValue ?? "")}`;
    case "assignee":
      if (!toValue) return `No longer assigned to ${fromValue}`;
      return fromValue
        ? `Assigned to ${toValue}, before to ${fromValue}`
        : `Assigned to ${toValue}`;
    case "note":
      return note ?? "A note, erased with the person’s data";
    case "erasure":
      return "The person’s data was erased";
  }
}
