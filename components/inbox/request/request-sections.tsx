import { useId, type ReactNode } from "react";
import { Button } from "#components/ui/button.tsx";
import type { DeliveryDetails, RequestDetails } from "#components/inbox/data/inbox-api.ts";
import { shortTime } from "#components/inbox/data/inbox-labels.ts";
import { useView } from "#components/inbox/data/use-view.ts";
import { ShortTime } from "#components/inbox/list/row-labels.tsx";
import { useSendAgain } from "#components/inbox/list/use-quote-requests.ts";
import { NO_FILTER } from "#lib/inbox/quote-request-filter.ts";
import { formatReference } from "#lib/quote-requests/quote-request-schema.ts";
import { requestSubject, statusLabel } from "#lib/inbox/value-labels.ts";

type PaneSectionProps = { title: string; action?: ReactNode; children: ReactNode };

/** A part of the open request; `action` stands at the end of its heading's line. */
export function PaneSection({ title, action, children }: PaneSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-8 text-sm">
      <div className="mb-1 flex items-center justify-between gap-4 text-label text-quiet">
        <h3 id={id} className="min-w-0 font-sans break-words">
          {title}
        </h3>
        {action}
      </div>
      {children}
    </section>
  );
}

function Entry({ at, children }: { at: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[4rem_1fr] gap-x-3 border-t py-2">
      <ShortTime at={at} />
      <div className="min-w-0 break-words">{children}</div>
    </li>
  );
}

type SectionProps = { quoteRequest: RequestDetails };

export function Deliveries({ quoteRequest: { id, status, deliveries } }: SectionProps) {
  return (
    <PaneSection title="Sent">
      {deliveries.length === 0 && (
        <p className="border-t py-2 text-quiet">
          {status === "spam" ? "Nothing: nobody is told of spam." : "Nothing."}
        </p>
      )}
      <ul>
        {deliveries.map((delivery) => (
          <Delivery key={delivery.id} requestId={id} delivery={delivery} />
        ))}
      </ul>
    </PaneSection>
  );
}

type DeliveryProps = { requestId: number; delivery: DeliveryDetails };

function Delivery({ requestId, delivery }: DeliveryProps) {
  const { mutate, isPending } = useSendAgain(requestId);
  const { createdAt, settledAt, state, reason } = delivery;
  return (
    <Entry at={settledAt ?? createdAt}>
      <p>{nameOf(delivery)}</p>
      <p className={state === "failed" ? "text-danger" : "text-quiet"}>{describe(delivery)}</p>
      {reason && <p className="text-quiet">“{reason}”</p>}
      {state === "failed" && (
        <Button
          variant="outline"
          size="sm"
          className="mt-2"
          disabled={isPending}
          aria-label={`Send again: ${nameOf(delivery)}`}
          onClick={() => mutate(delivery.id)}
        >
          {isPending ? "Sending…" : "Send again"}
        </Button>
      )}
    </Entry>
  );
}

function nameOf({ channel, target, event }: DeliveryDetails): string {
  switch (channel) {
    case "desk-mail":
      return "Mail to the export team";
    case "buyer-mail":
      return "Confirmation to the buyer";
    case "webhook":
      return `Webhook ${target}, ${event === "quote_request.created" ? "new request" : "status"}`;
  }
}

function describe({ state, attempts, nextAttemptAt }: DeliveryDetails): string {
  const tries = `${attempts} ${attempts === 1 ? "attempt" : "attempts"}`;
  switch (state) {
    case "delivered":
      return attempts > 1 ? `Sent, after ${tries}` : "Sent";
    case "queued":
      return nextAttemptAt
        ? `Not yet sent after ${tries}; tried again ${shortTime(nextAttemptAt)}`
        : "On its way";
    case "failed":
      return `Failed after ${tries}`;
    case "withheld":
      return "Not sent";
  }
}

export function History({ quoteRequest }: SectionProps) {
  return (
    <PaneSection title="History">
      <ol>
        {quoteRequest.events.toReversed().map((event) => (
          <Entry key={event.id} at={event.createdAt}>
            <p dir="auto" className="text-left whitespace-pre-wrap">
              {describeEvent(event)}
            </p>
            {event.operator && <bdi className="block text-label text-quiet">{event.operator}</bdi>}
          </Entry>
        ))}
        <Entry at={quoteRequest.createdAt}>Received</Entry>
      </ol>
    </PaneSection>
  );
}

type Event = RequestDetails["events"][number];

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

/** Who else this is: other requests of the same address, and of its domain. */
export function RelatedRequests({ quoteRequest: { email, related } }: SectionProps) {
  const domain = email.slice(email.lastIndexOf("@"));
  return (
    <>
      <Others title={`Also from ${email}`} search={email} {...related.address} />
      <Others title={`Others ${domain}`} search={domain} {...related.domain} />
    </>
  );
}

type OthersProps = RequestDetails["related"]["address"] & { title: string; search: string };

function Others({ title, search, rows, hasMore }: OthersProps) {
  const { openRequest, showView } = useView();
  if (rows.length === 0) return null;
  const list = (
    <button
      type="button"
      className="shrink-0 underline underline-offset-4 hover:text-ink"
      onClick={() => {
        showView({ filter: { ...NO_FILTER, q: search }, sort: undefined });
        openRequest(null);
      }}
    >
      {hasMore ? "List them all" : "List them"}
    </button>
  );
  return (
    <PaneSection title={title} action={list}>
      <ol>
        {rows.map((row) => (
          <li key={row.id} className="border-t">
            <button
              type="button"
              className="grid w-full grid-cols-[4rem_1fr_auto] gap-3 py-2 text-left hover:bg-paper-deep"
              onClick={() => openRequest(row.id)}
            >
              <span className="text-quiet tabular-nums">{shortTime(row.createdAt)}</span>
              <span className="min-w-0 truncate">
                {formatReference(row.id)} · <bdi>{row.name}</bdi> · {requestSubject(row)}
              </span>
              <span className="text-quiet first-letter:uppercase">{statusLabel(row.status)}</span>
            </button>
          </li>
        ))}
      </ol>
    </PaneSection>
  );
}
