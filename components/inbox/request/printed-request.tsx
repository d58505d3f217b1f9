import { formatReference } from "#lib/quote-requests/quote-request-schema.ts";
import { fieldsOf } from "#components/inbox/data/describe-quote-request.ts";
import { fullTime } from "#components/inbox/data/inbox-labels.ts";
import { useQuoteRequest } from "#components/inbox/list/use-quote-requests.ts";
import { describeEvent } from "./history.tsx";

/** The open request on paper, in place of the inbox, whose pane does not fit a sheet. */
export function PrintedRequest({ id }: { id: number }) {
  const { data } = useQuoteRequest(id);
  if (!data) return null;
  return (
    <article className="hidden text-[10pt] print:block">
      <h1 className="font-serif text-[18pt]">Request {formatReference(id)}</h1>
      <dl className="mt-4">
        {fieldsOf(data).map(([label, value]) => (
          <div key={label} className="grid grid-cols-[9rem_1fr] gap-3 border-b py-1">
            <dt>{label}</dt>
            <dd className="break-words whitespace-pre-wrap">{value || "not given"}</dd>
          </div>
        ))}
      </dl>
      <h2 className="mt-6 font-sans text-[10pt]">History</h2>
      <ol>
        {data.events.map((event) => (
          <li key={event.id} className="grid grid-cols-[14rem_1fr] gap-3 border-b py-1">
            <span>{fullTime(event.createdAt)}</span>
            <span className="break-words whitespace-pre-wrap">
              {describeEvent(event)}
              {event.operator && ` (${event.operator})`}
            </span>
          </li>
        ))}
      </ol>
    </article>
  );
}
