import type { QuoteRequestField } from "#lib/quote-request/schema.ts";
import type { QuoteRequestFormData } from "./form-data.ts";

/** A file that did not arrive with its request, and why, in words. */
export type MissingFile = { name: string; words: string };

/** What the submission of a quote request answers. */
export type QuoteRequestResult =
  | { status: "idle" }
  | {
      status: "success";
      reference: string;
      /** How many files arrived with it. */
      files?: number;
      missingFiles?: MissingFile[];
    }
  | {
      status: "error";
      message: string;
      /** 429 where too many requests came from one network; `retryAfterSeconds` says when the next one is welcome. */
      code?: 429;
      retryAfterSeconds?: number;
      fieldErrors?: Partial<Record<QuoteRequestField, string>>;
      sent?: QuoteRequestFormData;
    };

/** What is answered once a request is stored. */
export type StoredQuoteRequest = Extract<QuoteRequestResult, { status: "success" }>;

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
