import { SAMPLES } from "./switches.ts";

/** Figures and promises that more than one page states; each has one label, so that no two contradict. */
export const claims = {
  countries: { value: "15+", label: "countries supplied" },
  projects: { value: "500+", label: "projects worldwide" },
  northAmerica: { value: "200+", label: "projects in North America" },
  containers: { value: "100+", label: "containers per quarter" },
  support: { value: "24/7", label: "inquiries accepted" },
  retention: { value: "96%", label: "client retention" },
  compliance: { value: "99.7%", label: "quality compliance" },
} as const;

/** In how many hours a quote is promised: from the first on the export team is warned, after the last it is late. */
export const QUOTE_HOURS = { first: 24, last: 48 } as const;

/** How soon a quote is there. */
export const QUOTE_TIME = `${QUOTE_HOURS.first}–${QUOTE_HOURS.last} hours`;

/** Which hours count: see lib/time/office-hours.ts. */
export const COUNTED_HOURS = "Promised hours count on staffed days, Monday–Friday.";

/** How soon samples leave. */
export const SAMPLE_DAYS = "3–5 business days";

export const responseTimes = [
  { label: "Trade specialists respond", value: "within 2 hours" },
  { label: "Technical support", value: "same day" },
  { label: "Initial quotes", value: QUOTE_TIME },
  ...(SAMPLES ? ([{ label: "Sample requests", value: SAMPLE_DAYS }] as const) : []),
] as const;
