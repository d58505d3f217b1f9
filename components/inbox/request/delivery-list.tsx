import { Button } from "#components/ui/button.tsx";
import type { DeliveryDetails, RequestDetails } from "#components/inbox/data/inbox-api.ts";
import { fullTime, shortTime } from "#components/inbox/data/inbox-labels.ts";
import { useSendAgain } from "#components/inbox/list/use-quote-requests.ts";

export function Deliveries({ quoteRequest }: { quoteRequest: RequestDetails }) {
  const { id, status, deliveries } = quoteRequest;
  const { mutate, isPending, variables } = useSendAgain(id);
  return (
    <section aria-labelledby="deliveries" className="mt-8 text-sm">
      <h3 id="deliveries" className="font-sans text-label text-quiet">
        Sent
      </h3>
      {deliveries.length === 0 && (
        <p className="mt-1 border-t py-2 text-quiet">
          {status === "spam" ? "Nothing: nobody is told of spam." : "Nothing."}
        </p>
      )}
      <ul className="mt-1">
        {deliveries.map((delivery) => (
          <Entry
            key={delivery.id}
            delivery={delivery}
            isBeingSent={isPending && variables === delivery.id}
            onSendAgain={() => mutate(delivery.id)}
          />
        ))}
      </ul>
    </section>
  );
}

type EntryProps = { delivery: DeliveryDetails; isBeingSent: boolean; onSendAgain: () => void };

function Entry({ delivery, isBeingSent, onSendAgain }: EntryProps) {
  const { createdAt, settledAt, state, reason } = delivery;
  const at = settledAt ?? createdAt;
  return (
    <li className="grid grid-cols-[4rem_1fr] gap-x-3 border-t py-2">
      <time dateTime={at} title={fullTime(at)} className="text-quiet tabular-nums">
        {shortTime(at)}
      </time>
      <div className="min-w-0">
        <p>{nameOf(delivery)}</p>
        <p className={state === "failed" ? "text-danger" : "text-quiet"}>{describe(delivery)}</p>
        {reason && <p className="text-quiet break-words">“{reason}”</p>}
        {state === "failed" && (
          <Button
            variant="outline"
            size="sm"
            className="mt-2 max-md:h-11"
            disabled={isBeingSent}
            aria-label={`Send again: ${nameOf(delivery)}`}
            onClick={onSendAgain}
          >
            {isBeingSent ? "Sending…" : "Send again"}
          </Button>
        )}
      </div>
    </li>
  );
}

function nameOf({ channel, target, event }: DeliveryDetails): string {
  switch (channel) {
    case "desk-mail":
      return "Mail to the desk";
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
