import { formatReference } from "#lib/quote-requests/quote-request-schema.ts";
import { fieldsOf } from "#components/inbox/data/describe-quote-request.ts";
import { fullTime } from "#components/inbox/data/inbox-labels.ts";
import { useQuoteRequest } from "#components/inbox/list/use-quote-requests.ts";
import { describeEvent } from "./request-sections.tsx";

/** The open request on paper, in place of the inbox, whose pane does not fit a sheet. */
export function PrintedRequest({ id }: { id: number }) {
  const { data } = useQuoteRequest(id);
  if (!data) return null;
  return (
    <article className="hidden text-[10pt] print:block">
      <h1 className="font-serif text-[18pt]">Request {formatReference(id)}</h1>
      <table className="mt-4 w-full text-left align-top">
        <tbody>
          {fieldsOf(data).map(([label, value]) => (
            <Line key={label} heading={label}>
              {value || "not given"}
            </Line>
          ))}
          {data.events.map((event) => (
            <Line key={event.id} heading={fullTime(event.createdAt)}>
              {`${describeEvent(event)}${event.operator ? ` (${event.operator})` : ""}`}
            </Line>
          ))}
        </tbody>
      </table>
    </article>
  );
}

function Line({ heading, children }: { heading: string; children: string }) {
  return (
    <tr className="border-b">
      <th scope="row" className="w-[13rem] py-1 pr-4 align-top font-normal">
        {heading}
      </th>
      <td dir="auto" className="py-1 text-left break-words whitespace-pre-wrap">
        {children}
      </td>
    </tr>
  );
}
