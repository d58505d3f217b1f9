import { VISITOR_LIMIT_MS, withDeadline } from "#db/deadline.ts";
import { withSecondAttempt } from "#db/second-attempt.ts";
import { joinFiles } from "#lib/quote-requests/attachment-upload.ts";
import { readQuoteRequestForm } from "#lib/quote-requests/quote-request-form-data.ts";
import type { QuoteRequestResponse } from "#lib/quote-requests/quote-request-result.ts";
import {
  fieldErrorsOf,
  formatReference,
  quoteRequestSchema,
} from "#lib/quote-requests/quote-request-schema.ts";
import { runAfterResponse } from "#server/background/after-response.ts";
import { getDatabase } from "#server/database.ts";
import { webhookNames } from "#server/deliveries/webhooks/webhook-targets.ts";
import { receiveFormFiles } from "#server/files/receive-form-files.ts";
import { log } from "#server/observability/log.ts";
import { getMetrics } from "#server/observability/metrics.ts";
import {
  consume,
  QUOTE_REQUEST_EMAIL_RATE_LIMIT,
  QUOTE_REQUEST_RATE_LIMIT,
} from "#server/rate-limit/rate-limit.ts";
import { describeAttachments } from "./describe-attachments.ts";
import { rejectFailed, rejectInvalid, rejectLimited } from "./reject-quote-request.ts";
import { checkForSpam } from "./spam-check.ts";
import { insertQuoteRequest } from "./store-quote-request.ts";

const INCOMPLETE = "This form is incomplete. Reload the page and send it again.";
const UNREADABLE_FILES = "The list of files could not be read. Please send the form again.";
const INVALID_FIELDS = "Please check the marked fields.";
const LOOK_IT_OVER =
  "Please look over what you typed, and send it once more: this page was opened without its scripts.";

/** Idempotent; returns the reference after the commit, or an error with the typed values. `client` is an address. */
export async function receiveQuoteRequest(
  formData: FormData,
  client: string,
): Promise<QuoteRequestResponse> {
  const result = await withDeadline(VISITOR_LIMIT_MS, async (): Promise<QuoteRequestResponse> => {
    // Parse. Attachments are stored first, so that they need not be sent again after an error.
    const form = readQuoteRequestForm(formData);
    if (!form) return rejectInvalid({ message: INCOMPLETE });
    const { attachments, ...sent } = form;
    if (!sent.files) return rejectInvalid({ message: UNREADABLE_FILES, sent });
    const draftKey = sent.idempotencyKey;
    const files = joinFiles(sent.files, await receiveFormFiles(attachments, { draftKey, client }));
    sent.files = files;
    const parsed = quoteRequestSchema.safeParse(sent.input);
    if (!parsed.success) {
      const fieldErrors = fieldErrorsOf(parsed.error);
      return rejectInvalid({ message: INVALID_FIELDS, fieldErrors, sent });
    }
    // The next attempt has a key, for idempotency, and a time, for the spam check.
    if (sent.isAnonymous) return rejectInvalid({ message: LOOK_IT_OVER, sent });

    try {
      // Limit. Only complete forms count.
      const limit = await withSecondAttempt(() =>
        consume(getDatabase(), QUOTE_REQUEST_RATE_LIMIT, client),
      );
      if (!limit.allowed) return rejectLimited(limit.retryAfterSeconds, sent);

      // Decide.
      const { status, riskFlags } = checkForSpam(sent, Date.now());
      const emailLimit = await withSecondAttempt(() =>
        consume(getDatabase(), QUOTE_REQUEST_EMAIL_RATE_LIMIT, parsed.data.email),
      );
      if (!emailLimit.allowed) riskFlags.push("repeated-address");

      // Store. If a commit's response was lost, the second attempt finds the request by its key.
      const { language } = sent;
      const request = { ...parsed.data, language, status, riskFlags, idempotencyKey: draftKey };
      const named = { draftKey, files };
      const { id, replayed } = await withSecondAttempt(() =>
        insertQuoteRequest(getDatabase(), request, webhookNames(), named),
      );
      log.info({ id, status, riskFlags, replayed }, "quote request stored");
      getMetrics()?.quoteRequestsStored.inc({ status, replayed: String(replayed) });

      // Respond.
      const reference = formatReference(id);
      const described = await describeAttachments(named);
      return { status: "success", reference, asked: sent.input, ...described };
    } catch (error) {
      return rejectFailed(error, sent);
    }
  });
  // Outside the deadline, which would end deliveries too.
  if (result.status === "success") runAfterResponse();
  return result;
}
