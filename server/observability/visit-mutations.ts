import { oncePerProcess } from "#lib/once-per-process.ts";
import type { IncomingHttpHeaders } from "node:http";
import { REQUEST_QUOTE_PATH, REQUEST_SAMPLES_PATH } from "#content/request-quote-path.ts";
import { crawledPages } from "#content/site/site-pages.ts";
import { documentsIn } from "#server/documents/document-queries.ts";
import type { VisitEvent } from "#db/schema.ts";
import { OFFERED_LANGUAGES } from "#content/languages/languages.ts";
import { hrefIn, languageOfPath } from "#lib/languages/words.ts";
import { languagesOf, wordsOf } from "#server/languages/words-of.ts";
import type { Database } from "#db/create-database.ts";
import { addVisits } from "#db/reports/site-visit-mutations.ts";
import { mondayOf } from "#lib/reports/report-period.ts";
import { companyDay } from "#lib/time/company-time.ts";
import { errorFields, log } from "./log.ts";

type VisitCount = { page: string; event: VisitEvent; count: number };

type ServedResponse = {
  method: string;
  path: string;
  status: number;
  type: string;
  headers: IncomingHttpHeaders;
};

// In every language that they exist in, which their address tells.
const pages = new Set(
  crawledPages.flatMap(({ path }) =>
    languagesOf(path).map((language) => hrefIn({ language }, path)),
  ),
);
const files = new Set(
  OFFERED_LANGUAGES.flatMap((language) => documentsIn(wordsOf(language)).map(({ path }) => path)),
);
/** The script of the form's dialog: a browser loads it when it opens the dialog for the first time since a deployment. */
const DIALOG = /\/quote-request-dialog-base-[^/]+\.js$/;
const FORM_API = "/api/quote-requests";
/** Every browser calls itself Mozilla; no HTTP library does by itself, nor what makes the preview of a link. */
const BROWSER = /^(?:Mozilla|Opera)\//;
const PROGRAMS =
  /bot|crawl|spider|slurp|preview|monitor|headless|lighthouse|externalhit|compatible;/i;

const counts = oncePerProcess("visits", () => new Map<string, VisitCount>());

/** Counts what a visitor did, by page and without anything about them; bots are left out. */
export function countVisit(response: ServedResponse): void {
  const visit = visitOf(response);
  const { "user-agent": program = "", ...others } = response.headers;
  // A prefetch is no visit yet.
  if (!visit || "sec-purpose" in others || !BROWSER.test(program) || PROGRAMS.test(program)) return;
  addToCounts({ ...visit, count: 1 });
}

function addToCounts({ event, page, count }: VisitCount): void {
  const key = `${event} ${page}`;
  counts.set(key, { page, event, count: (counts.get(key)?.count ?? 0) + count });
}

/** The counts since the last call, which are the caller's to store. */
export function takeVisits(): VisitCount[] {
  const taken = [...counts.values()];
  counts.clear();
  return taken;
}

function visitOf({ method, path, status, type, headers }: ServedResponse) {
  if (method === "POST" && path === FORM_API && status === 200)
    return { event: "sent", page: refererOf(headers) } as const;
  // 304 is a page that the browser still had.
  if (method !== "GET" || (status !== 200 && status !== 304)) return undefined;
  if (DIALOG.test(path)) return { event: "begun", page: refererOf(headers) } as const;
  if (files.has(path)) return { event: "download", page: path } as const;
  if (!type.startsWith("text/html")) return undefined;
  const form = [REQUEST_QUOTE_PATH, REQUEST_SAMPLES_PATH].find((one) => path.includes(one));
  if (form) return { event: "begun", page: refererOf(headers, path, form) } as const;
  return pages.has(path) ? ({ event: "view", page: path } as const) : undefined;
}

/** The page of this site that the request came from; the form's own, in the language of `url`, for any other. */
function refererOf(
  { referer = "" }: IncomingHttpHeaders,
  url = "",
  form = REQUEST_QUOTE_PATH,
): string {
  const path = URL.canParse(referer) ? new URL(referer).pathname : "";
  const language = languageOfPath(url) === "en" ? languageOfPath(path) : languageOfPath(url);
  return pages.has(path) ? path : hrefIn({ language }, form);
}

const MINUTE_MS = 60_000;

/** Stores the counted visits every minute, and what is left when the process stops. */
export function storeVisitsRegularly(database: Database) {
  const timer = setInterval(() => void storeVisits(database), MINUTE_MS).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await storeVisits(database);
    },
  };
}

/** What cannot be stored now is stored with the next counts. */
export async function storeVisits(database: Database, now = new Date()): Promise<void> {
  const visits = takeVisits();
  try {
    await addVisits(database, mondayOf(companyDay(now)), visits);
  } catch (error) {
    for (const visit of visits) addToCounts(visit);
    log.warn(errorFields(error), "visits were not stored");
  }
}
