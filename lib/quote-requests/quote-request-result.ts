import type { QuoteRequestField } from "./quote-request-schema.ts";
import type { QuoteRequestFormData } from "./quote-request-form-data.ts";

/** A file that did not arrive with its request, and why, in words. */
export type MissingFile = { name: string; words: string };

/** What is answered once a request is stored. */
export type StoredQuoteRequest = {
  status: "success";
  reference: string;
  /** How many files arrived with it. */
  files?: number;
  missingFiles?: MissingFile[];
};

/** What is answered where a request is not stored. */
export type RefusedQuoteRequest = {
  status: "error";
  message: string;
  /** 429 where too many requests came from one network; `retryAfterSeconds` says when the next one is welcome. */
  code?: 429;
  retryAfterSeconds?: number;
  fieldErrors?: Partial<Record<QuoteRequestField, string>>;
  sent?: QuoteRequestFormData;
};

/** What a form that was sent is answered. */
export type QuoteRequestAnswer = StoredQuoteRequest | RefusedQuoteRequest;

/** The same, and what stands there before any form was sent. */
export type QuoteRequestResult = { status: "idle" } | QuoteRequestAnswer;

/** Section 8 of the specification, word for word. */
export const QUOTE_REQUEST_FAILED = {
  title: "Submission Failed",
  description: "There was an error submitting your request. Please try again.",
} as const;

/** Section 8 of the specification, word for word. */
export const QUOTE_REQUEST_SUBMITTED = {
  title: "Quote Request Submitted",
  description: "We'll get back to you within 24-48 hours with a detailed quote.",
} as const;
