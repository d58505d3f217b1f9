import { SAMPLE_TIME } from "#content/claims.ts";
import { company } from "#content/company.ts";
import type { PageRecord } from "#content/record-types.ts";
import { REQUEST_SAMPLES_PATH } from "#content/request-quote-path.ts";

export const requestSamples = {
  path: REQUEST_SAMPLES_PATH,
  name: "Request samples",
  title: "Request samples",
  description: `Have samples of ${company.name} species, panels, cabinet fronts and corner sections sent to you: up to six in one box. They leave in ${SAMPLE_TIME}.`,
  index: false,
  modified: "2026-11-26",
  sections: [],
} as const satisfies PageRecord;
