import { SAMPLES } from "./switches.ts";
import { hoursIn, STAFFED_DAYS } from "./address-and-hours.ts";

/** Projects by region; their sum is the number of projects worldwide, so that no two contradict. */
export const regionProjects = {
  northAmerica: 200,
  europe: 150,
  asiaPacific: 100,
  middleEast: 50,
} as const;

const allProjects = Object.values(regionProjects).reduce((sum, count) => sum + count, 0);

/**
 * Figures and promises that more than one page states, each typed once. Dictionaries have them by name, in braces: see
 * lib/languages/facts.ts.
 */
export const claims = {
  countries: { value: "15+", label: "countries supplied" },
  projects: { value: `${allProjects}+`, label: "projects worldwide" },
  northAmerica: { value: `${regionProjects.northAmerica}+`, label: "projects in North America" },
  containers: { value: "100+", label: "containers per quarter" },
  support: { value: "24/7", label: "inquiries accepted" },
  retention: { value: "96%", label: "client retention" },
  compliance: { value: "99.7%", label: "quality compliance" },
} as const;

/** Of what is checked, the part outside the claim. */
export const NOT_COMPLIANT = `${Number((100 - Number.parseFloat(claims.compliance.value)).toFixed(2))}%`;

/** What the pages of the asset classes state of themselves, in their description and in their figures. */
export const assetClassClaims = {
  residences: "200+",
  residenceCountries: "15",
  hotels: "150+",
  destinations: "50",
  stores: "100+",
  offices: "75+",
  developments: "50+",
  partners: "25+",
  brands: "50+",
  categories: "20+",
  units: "10M+",
} as const;

/** In how many hours a quote is promised: from the first on the export team is warned, after the last it is late. */
export const QUOTE_HOURS = { first: 24, last: 48 } as const;

/** How soon a quote is there. */
export const QUOTE_TIME = `${QUOTE_HOURS.first}–${QUOTE_HOURS.last} hours`;

/** Its longest case. */
export const QUOTE_DAYS = QUOTE_HOURS.last / 24;

/** Which hours count: see lib/time/office-hours.ts. */
export const COUNTED_HOURS = `Hours are counted on staffed days, ${STAFFED_DAYS}.`;

/** What is quoted for delivery. The importer clears and declares the goods: no page offers DDP. */
export const INCOTERMS = "FOB, CIF or DAP";

/** In how many business days samples leave. */
export const SAMPLE_DAYS = "3–5";

/** How soon samples leave. */
export const SAMPLE_TIME = `${SAMPLE_DAYS} business days`;

/** In how many hours a trade specialist replies. */
export const RESPONSE_HOURS = 2;

/** When technical support answers. */
export const SUPPORT_TIME = "same day";

export const responseTimes = [
  { label: "Trade specialists respond", value: `within ${hoursIn("en-US", RESPONSE_HOURS)}` },
  { label: "Technical support", value: SUPPORT_TIME },
  { label: "Initial quotes", value: QUOTE_TIME },
  ...(SAMPLES ? ([{ label: "Sample requests", value: SAMPLE_TIME }] as const) : []),
] as const;
