import { company } from "#content/company.ts";
import { VISITOR_LIMIT_MS, withDeadline } from "#db/deadline.ts";
import { findAttached, type SentFiles } from "#db/files/attach-files.ts";
import { withSecondAttempt } from "#db/second-attempt.ts";
import { joinFiles } from "#lib/quote-requests/attachment-upload.ts";
import { FILE_REFUSALS } from "#lib/quote-requests/attachments.ts";
import {
  readAttachments,
  readQuoteRequestForm,
  type QuoteRequestFormData,
} from "#lib/quote-requests/quote-request-form-data.ts";
import {
  QUOTE_REQUEST_FAILED,
  type QuoteRequestAnswer,
  type RefusedQuoteRequest,
} from "#lib/quote-requests/quote-request-result.ts";
import {
  fieldErrorsOf,
  formatReference,
  quoteRequestSchema,
} from "#lib/quote-requests/quote-request-schema.ts";
import { runAfterResponse } from "#server/background/after-response.ts";
import { getDatabase } from "#server/database.ts";
import { webhookNames } from "#server/deliveries/webhooks/webhook-targets.ts";
import { receiveFormFile } from "#server/http/form-file-receiver.ts";
import { reportOf } from "#server/observability/error-report.ts";
import { log } from "#server/observability/log.ts";
import { getMetrics } from "#server/observability/metrics.ts";
import {
  consume,
  QUOTE_REQUEST_EMAIL_RATE_LIMIT,
  QUOTE_REQUEST_RATE_LIMIT,
  type RateLimit,
} from "#server/rate-limit/rate-limit.ts";
import { checkForSpam } from "./spam-check.ts";
import { insertQuoteRequest } from "./store-quote-request.ts";

/**
 * Receives a quote request: reads the form and its files, checks the rate limit, decides whether it is spam, stores it,
 * and answers with its reference once it is committed. Sending the same form again gives the same answer. What was typed
 * comes back with every error. `client` is the sender's address.
 */
export async function receiveQuoteRequest(
  formData: FormData,
  client: string,
): Promise<QuoteRequestAnswer> {
  return withDeadline(VISITOR_LIMIT_MS, async () => {
    // Read. Files first: whatever is wrong with the rest, they need not be sent again.
    const sent = readQuoteRequestForm(formData);
    if (!sent) return refuse("invalid", { message: INCOMPLETE });
    if (!sent.files) return refuse("invalid", { message: UNREADABLE_FILES, sent });
    sent.files = joinFiles(sent.files, await receiveAttachments(formData, sent, client));
    const parsed = quoteRequestSchema.safeParse(sent.input);
    if (!parsed.success) {
      const fieldErrors = fieldErrorsOf(parsed.error);
      return refuse("invalid", { message: "Please check the marked fields.", fieldErrors, sent });
    }
    // Sent again it has a key, so that it is stored once, and a time, which tells a person from a script.
    if (sent.isAnonymous) return refuse("invalid", { message: LOOK_IT_OVER, sent });
    try {
      // Limit.
      const limited = await limit(QUOTE_REQUEST_RATE_LIMIT, client);
      if (!limited.allowed) return refuseLimited(limited.retryAfterSeconds, sent);

      // Decide.
      const { status, riskFlags } = checkForSpam(sent, Date.now());
      const repeated = await limit(QUOTE_REQUEST_EMAIL_RATE_LIMIT, parsed.data.email);
      if (!repeated.allowed) riskFlags.push("repeated-address");

      // Store. Where a commit's answer was lost, the key finds what it stored.
      const { idempotencyKey, files } = sent;
      const request = { ...parsed.data, status, riskFlags, idempotencyKey };
      const named = files.length > 0 ? { draftKey: idempotencyKey, files } : undefined;
      const { id, replayed } = await withSecondAttempt(() =>
        insertQuoteRequest(getDatabase(), request, webhookNames(), named),
      );
      log.info({ id, status, riskFlags, replayed }, "quote request stored");
      getMetrics()?.quoteRequestsStored.inc({ status, replayed: String(replayed) });

      // Answer.
      runAfterResponse();
      const arrived = named && (await describeFiles(named));
      return { status: "success", reference: formatReference(id), ...arrived };
    } catch (error) {
      log.error(reportOf(error), "quote request not stored");
      return refuse("failed", { message: QUOTE_REQUEST_FAILED.description, sent });
    }
  });
}

const INCOMPLETE = "This form is incomplete. Reload the page and send it again.";
const UNREADABLE_FILES = "The list of files could not be read. Please send the form again.";
const LOOK_IT_OVER =
  "Please look over what you typed, and send it once more: this page was opened without its scripts.";

/** Stores the files that a browser without JavaScript sent with the form. */
async function receiveAttachments(
  formData: FormData,
  { idempotencyKey: draftKey }: QuoteRequestFormData,
  client: string,
) {
  const received = [];
  for (const { name, size, stream } of readAttachments(formData).map(withStream))
    received.push(await receiveFormFile({ draftKey, name, client, maxBytes: size }, stream));
  return received;
}

const withStream = (file: File) => ({ name: file.name, size: file.size, stream: file.stream() });

/** Counts an event, once more where a connection was lost. */
function limit(rateLimit: RateLimit, key: string) {
  return withSecondAttempt(() => consume(getDatabase(), rateLimit, key));
}

/** How many files are with the request, and why the others are not; empty if the database does not respond: it is stored. */
async function describeFiles(named: SentFiles) {
  const attached = await withSecondAttempt(() => findAttached(getDatabase(), named)).catch(
    (error: unknown) => void log.warn(reportOf(error), "files of a stored request not counted"),
  );
  if (!attached) return {};
  const missing = named.files.filter(({ id }) => !attached.has(id));
  const missingFiles = missing.map(({ name, refusal = "unsent" }) => ({
    name,
    words: FILE_REFUSALS[refusal],
  }));
  return { files: attached.size, missingFiles };
}

function refuse(
  reason: "invalid" | "limited" | "failed",
  result: Omit<RefusedQuoteRequest, "status">,
): RefusedQuoteRequest {
  // A failure has its line already.
  if (reason !== "failed") log.info({ reason }, "quote request refused");
  getMetrics()?.quoteRequestsRefused.inc({ reason });
  return { status: "error", ...result };
}

function refuseLimited(retryAfterSeconds: number, sent: QuoteRequestFormData): RefusedQuoteRequest {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const message = `Too many requests came from your network. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}, or write to ${company.email}.`;
  return refuse("limited", { code: 429, retryAfterSeconds, message, sent });
}
