import { VISITOR_LIMIT_MS, withDeadline } from "#db/deadline.ts";
import { withSecondAttempt } from "#db/second-attempt.ts";
import { joinFiles, type SentFile } from "#lib/attachments/attachment-upload.ts";
import {
  readQuoteRequestForm,
  type QuoteRequestFormData,
} from "#lib/quote-requests/quote-request-form-data.ts";
import {
  type QuoteRequestResponse,
  QUOTE_REQUEST_FAILED,
  type RejectedQuoteRequest,
} from "#lib/quote-requests/quote-request-result.ts";
import {
  fieldErrorsOf,
  formatReference,
  quoteRequestSchema,
} from "#lib/quote-requests/quote-request-schema.ts";
import { runAfterResponse } from "#server/background/after-response.ts";
import { getDatabase } from "#server/database.ts";
import { webhookNames } from "#server/deliveries/webhooks/webhook-format.ts";
import { log, errorFields } from "#server/observability/log.ts";
import {
  consume,
  QUOTE_REQUEST_EMAIL_RATE_LIMIT,
  QUOTE_REQUEST_RATE_LIMIT,
} from "#server/limits/rate-limit.ts";
import { describeAttachments, insertQuoteRequest } from "./request-mutations.ts";
import { company } from "#content/company.ts";
import { RISK_FLAGS, type RiskFlag, requestTexts } from "#lib/quote-requests/request-fields.ts";

const INCOMPLETE = "This form is incomplete. Reload the page and send it again.";
const UNREADABLE_FILES = "The list of files could not be read. Please send the form again.";
const INVALID_FIELDS = "Please check the marked fields.";
const CONFIRM_INPUT =
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
    const files = joinFiles(sent.files, await receive(attachments, { draftKey, client }));
    sent.files = files;
    const parsed = quoteRequestSchema.safeParse(sent.input);
    if (!parsed.success) {
      const fieldErrors = fieldErrorsOf(parsed.error);
      return rejectInvalid({ message: INVALID_FIELDS, fieldErrors, sent });
    }
    // The next attempt has a key, for idempotency, and a time, for the spam check.
    if (sent.isAnonymous) return rejectInvalid({ message: CONFIRM_INPUT, sent });

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
      const named = { draftKey, files: files.filter(isNew) };
      const { id, replayed } = await withSecondAttempt(() =>
        insertQuoteRequest(getDatabase(), request, webhookNames(), named),
      );
      log.info({ id, status, riskFlags, replayed }, "quote request stored");

      // Respond.
      const asked = { ...sent.input, email: parsed.data.email };
      const described = await describeAttachments(id, named);
      return { status: "success", reference: formatReference(id), asked, ...described };
    } catch (error) {
      return rejectFailed(error, sent);
    }
  });
  // Outside the deadline, which would end deliveries too.
  if (result.status === "success") runAfterResponse();
  return result;
}

/** Files come with the form only without JavaScript; their code is loaded then. */
async function receive(attachments: readonly File[], form: { draftKey: string; client: string }) {
  if (attachments.length === 0) return [];
  const { receiveFormFiles } = await import("#server/files/form-files-action.ts");
  return receiveFormFiles(attachments, form);
}

/** A file that came before, under another name, is no loss. */
function isNew({ id, size, errorCode }: SentFile, _index: number, all: readonly SentFile[]) {
  const isSame = (other: SentFile) => other.id !== id && other.size === size && !other.errorCode;
  return errorCode !== "repeated" || !all.some(isSame);
}

type Rejection = Omit<RejectedQuoteRequest, "status">;

function rejectInvalid(result: Rejection): RejectedQuoteRequest {
  log.info({ reason: "invalid" }, "quote request rejected");
  return { status: "error", ...result };
}

function rejectLimited(
  retryAfterSeconds: number,
  sent: RejectedQuoteRequest["sent"],
): RejectedQuoteRequest {
  log.info({ reason: "limited" }, "quote request rejected");
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const message = `Too many requests came from your network. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}, or write to ${company.email}.`;
  return { status: "error", code: 429, retryAfterSeconds, message, sent };
}

function rejectFailed(error: unknown, sent: RejectedQuoteRequest["sent"]): RejectedQuoteRequest {
  log.error(errorFields(error), "quote request not stored");
  return { status: "error", message: QUOTE_REQUEST_FAILED.description, sent };
}

/** Few people fill in three fields faster, most of them with a password manager. */
export const MINIMUM_FILL_MS = 2_000;

const LINK = /https?:\/\/|\bwww\.|<a\s|\[(url|link)\b/i;

type SpamCheck = { status: "pending" | "spam"; riskFlags: RiskFlag[] };

/** One weak sign is a risk flag, since autofill fills decoys and password managers are fast; two are spam. `now` in milliseconds since 1970. */
export function checkForSpam(sent: QuoteRequestFormData, now: number): SpamCheck {
  const elapsed = sent.filledIn ?? now - (sent.renderedAt ?? now);
  const signs = {
    "sent-fast": elapsed < MINIMUM_FILL_MS,
    decoy: sent.decoy !== "",
    link: hasLink(sent),
  };
  const riskFlags = RISK_FLAGS.filter((flag) => flag in signs && signs[flag as keyof typeof signs]);
  return { status: riskFlags.length > 1 ? "spam" : "pending", riskFlags };
}

function hasLink({ input }: QuoteRequestFormData): boolean {
  return requestTexts.some(({ name }) => name !== "email" && LINK.test(input[name]));
}
