import { company } from "#content/company.ts";
import { getDatabase } from "#server/database.ts";
import { deliverAfterAnswer } from "#server/deliveries/deliver-after-response.ts";
import { findAttached, type SentFiles } from "#db/files/attach-files.ts";
import { receiveFile } from "#server/files/receive-file.ts";
import { scanAfterAnswer } from "#server/files/scan-worker.ts";
import { withSecondAttempt } from "#db/second-attempt.ts";
import { joinFiles, type SentFile } from "#lib/quote-requests/attachment-upload.ts";
import { FILE_REFUSALS } from "#lib/quote-requests/attachments.ts";
import { VISITOR_LIMIT_MS, withDeadline } from "#db/deadline.ts";
import { insertQuoteRequest } from "./store-quote-request.ts";
import { reportOf } from "#server/observability/error-report.ts";
import { log } from "#server/observability/log.ts";
import { getMetrics } from "#server/observability/metrics.ts";
import {
  fieldErrorsOf,
  formatReference,
  quoteRequestSchema,
} from "#lib/quote-requests/quote-request-schema.ts";
import {
  consume,
  QUOTE_REQUEST_EMAIL_RATE_LIMIT,
  QUOTE_REQUEST_RATE_LIMIT,
} from "#server/rate-limit/rate-limit.ts";
import { webhookNames } from "#server/deliveries/webhooks/webhook-targets.ts";
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
import { judge } from "./spam-check.ts";

/**
 * Stores the quote request that a form sent and answers with its reference once it is committed. Sending the same
 * form again answers the same. What was typed comes back with every error. `client` is the sender's address.
 */
export async function receiveQuoteRequest(
  formData: FormData,
  client: string,
): Promise<QuoteRequestAnswer> {
  const result = await withDeadline(VISITOR_LIMIT_MS, async () =>
    store(await readForm(formData, client), client),
  );
  if (result.status === "success") {
    deliverAfterAnswer();
    scanAfterAnswer();
  }
  return result;
}

const LOOK_IT_OVER =
  "Please look over what you typed, and send it once more: this page was opened without its scripts.";

/** Reads the form, and stores the files that came with it: whatever is wrong with the rest, they need not be sent again. */
async function readForm(
  formData: FormData,
  client: string,
): Promise<QuoteRequestFormData | undefined> {
  const sent = readQuoteRequestForm(formData);
  if (!sent?.files) return sent;
  const received: SentFile[] = [];
  for (const file of readAttachments(formData)) {
    const incoming = {
      draftKey: sent.idempotencyKey,
      name: file.name,
      client,
      maxBytes: file.size,
    };
    received.push(await receiveFile(getDatabase(), incoming, file.stream()));
  }
  return { ...sent, files: joinFiles(sent.files, received) };
}

async function store(
  sent: QuoteRequestFormData | undefined,
  client: string,
): Promise<QuoteRequestAnswer> {
  if (!sent)
    return refused("invalid", {
      message: "This form is incomplete. Reload the page and send it again.",
    });
  const { files } = sent;
  if (!files)
    return refused("invalid", {
      message: "The list of files could not be read. Please send the form again.",
      sent,
    });
  const parsed = quoteRequestSchema.safeParse(sent.input);
  if (!parsed.success) {
    const fieldErrors = fieldErrorsOf(parsed.error);
    return refused("invalid", { message: "Please check the marked fields.", fieldErrors, sent });
  }
  // Sent again it has a key, so that it is stored once, and a time, which tells a person from a script.
  if (sent.isAnonymous) return refused("invalid", { message: LOOK_IT_OVER, sent });
  try {
    const limited = await limit(sent, client);
    if (limited) return limited;
    const { status, doubts } = judge(sent, Date.now());
    if (await isRepeated(parsed.data.email)) doubts.push("repeated-address");
    const request = { ...parsed.data, status, doubts, idempotencyKey: sent.idempotencyKey };
    const named = files.length > 0 ? { draftKey: sent.idempotencyKey, files } : undefined;
    // Where a commit's answer was lost, the key finds what it stored.
    const { id, replayed } = await withSecondAttempt(() =>
      insertQuoteRequest(getDatabase(), request, webhookNames(), named),
    );
    log.info({ id, status, doubts, replayed }, "quote request stored");
    getMetrics()?.quoteRequestsStored.inc({ status, replayed: String(replayed) });
    return {
      status: "success",
      reference: formatReference(id),
      ...(named && (await describeFiles(named))),
    };
  } catch (error) {
    log.error(reportOf(error), "quote request not stored");
    return refused("failed", { message: QUOTE_REQUEST_FAILED.description, sent });
  }
}

/** How many files are with the request, and why the others are not; nothing where the database fell silent: it is stored. */
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

function refused(
  reason: "invalid" | "limited" | "failed",
  result: Omit<RefusedQuoteRequest, "status">,
): RefusedQuoteRequest {
  // A failure has its line already.
  if (reason !== "failed") log.info({ reason }, "quote request refused");
  getMetrics()?.quoteRequestsRefused.inc({ reason });
  return { status: "error", ...result };
}

async function limit(
  sent: QuoteRequestFormData,
  client: string,
): Promise<QuoteRequestAnswer | undefined> {
  const result = await withSecondAttempt(() =>
    consume(getDatabase(), QUOTE_REQUEST_RATE_LIMIT, client),
  );
  if (result.allowed) return undefined;
  const minutes = Math.ceil(result.retryAfterSeconds / 60);
  const message = `Too many requests came from your network. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}, or write to ${company.email}.`;
  const { retryAfterSeconds } = result;
  return refused("limited", { code: 429, retryAfterSeconds, message, sent });
}

async function isRepeated(email: string): Promise<boolean> {
  const result = await withSecondAttempt(() =>
    consume(getDatabase(), QUOTE_REQUEST_EMAIL_RATE_LIMIT, email),
  );
  return !result.allowed;
}
