import { QUOTE_HOURS, QUOTE_TIME, SAMPLE_TIME } from "#content/claims.ts";
import { company } from "#content/company.ts";
import type { PageRecord, QuoteRequestFormRecord } from "#content/record-types.ts";
import { REQUEST_QUOTE_PATH, REQUEST_SAMPLES_PATH } from "#content/request-quote-path.ts";

export const requestQuote = {
  path: REQUEST_QUOTE_PATH,
  name: "Request a quote",
  title: "Request a quote",
  description: `Send a ${company.name} trade specialist your project and its drawings: flooring, wall panels, cabinets, doors and windows. A detailed quote in ${QUOTE_TIME}.`,
  modified: "2026-11-22",
  sections: [],
  form: {
    title: "Request a quote",
    lead: `A trade specialist reads every request. You get a detailed quote, with lead time and freight, in ${QUOTE_TIME}.`,
    submitted: {
      title: "Quote Request Submitted",
      description: `We'll get back to you within ${QUOTE_HOURS.first}-${QUOTE_HOURS.last} hours with a detailed quote.`,
    },
  },
} as const satisfies QuoteRequestFormRecord;

export const requestSamples = {
  path: REQUEST_SAMPLES_PATH,
  name: "Request samples",
  title: "Request samples",
  description: `Have samples of ${company.name} species, panels, cabinet fronts and corner sections sent to you: up to six in one box. They leave in ${SAMPLE_TIME}.`,
  index: false,
  modified: "2026-11-26",
  sections: [],
} as const satisfies PageRecord;
