import type { StoredQuoteRequest } from "#lib/quote-requests/quote-request-schema.ts";
import { composeBuyerMail } from "#server/deliveries/mail/buyer-mail.tsx";
import { composeExportTeamMail } from "#server/deliveries/mail/export-team-mail.tsx";
import { composeMorningMail } from "#server/deliveries/mail/morning-mail.tsx";
import { sendMail } from "#server/deliveries/mail/send-mail.ts";
import { postWebhook } from "#server/deliveries/webhooks/post-webhook.ts";
import {
  composeQuoteRequestCreated,
  composeStatusChanged,
  type WebhookEvent,
} from "#server/deliveries/webhooks/webhook-events.ts";
import { findWebhookUrl } from "#server/deliveries/webhooks/webhook-targets.ts";
import type { Message, RequestMessage } from "./get-delivery-message.ts";
import type { AttemptResult } from "./delivery-mutations.ts";

export async function send(message: Message): Promise<AttemptResult> {
  const { delivery } = message;
  if ("morning" in message) return sendMail(await composeMorningMail(message.morning, delivery.id));
  switch (delivery.channel) {
    case "desk-mail":
      return sendMail(await composeExportTeamMail(requestOf(message), delivery.id));
    case "buyer-mail":
      return sendMail(await composeBuyerMail(requestOf(message), delivery.id));
    case "webhook": {
      const url = findWebhookUrl(delivery.target ?? "");
      if (!url) return { result: "withheld", reason: "This webhook is no longer configured." };
      return postWebhook({ url, id: `msg_${delivery.id}`, event: eventOf(message) });
    }
  }
}

function eventOf(message: RequestMessage): WebhookEvent {
  const { request, change } = message;
  if (!change) return composeQuoteRequestCreated(requestOf(message));
  const { fromValue, toValue, createdAt } = change;
  return composeStatusChanged({
    id: request.id,
    from: fromValue ?? "",
    to: toValue ?? "",
    changedAt: createdAt,
  });
}

/** The database checks that each choice is in the schema, which the column's type does not express. */
function requestOf({ request, files }: RequestMessage) {
  return { ...(request as StoredQuoteRequest & RequestMessage["request"]), files };
}
