import type { QuoteRequestField } from "./quote-request-schema.ts";
import type { FormInput } from "./read-form-input.ts";
import type { QuoteRequestFormData } from "./quote-request-form-data.ts";

type MissingFile = { name: string; reason: string };

export type AcceptedQuoteRequest = {
  status: "success";
  reference: string;
  files?: number;
  /** Of the files that arrived. */
  fileNames?: string[];
  /** As it was sent, for the receipt; the e-mail address as it is stored. */
  asked?: FormInput;
  missingFiles?: MissingFile[];
};

export type RejectedQuoteRequest = {
  status: "error";
  message: string;
  /** 429 if rate-limited; `retryAfterSeconds` says until when. */
  code?: 429;
  retryAfterSeconds?: number;
  fieldErrors?: Partial<Record<QuoteRequestField, string>>;
  sent?: QuoteRequestFormData;
};

export type QuoteRequestResponse = AcceptedQuoteRequest | RejectedQuoteRequest;

export type QuoteRequestResult = { status: "idle" } | QuoteRequestResponse;

/** Section 8 of the specification, verbatim. */
export const QUOTE_REQUEST_FAILED = {
  title: "Submission Failed",
  description: "There was an error submitting your request. Please try again.",
} as const;

export const QUOTE_REQUEST_OFFLINE =
  "You are offline. Everything that you entered is kept: press Submit request again when you are connected.";
