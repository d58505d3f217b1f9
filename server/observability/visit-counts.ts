import type { IncomingHttpHeaders } from "node:http";
import { REQUEST_QUOTE_PATH, REQUEST_SAMPLES_PATH } from "#content/request-quote-path.ts";
import { crawledPages } from "#content/site/site-routes.ts";
import { documentsIn } from "#server/documents/site-documents.ts";
import type { VisitEvent } from "#lib/reports/visit-events.ts";
import { LANGUAGES } from "#content/languages/languages.ts";
import { hrefIn, languageOfPath } from "#lib/languages/words.ts";
import { languagesOf, wordsOf } from "#server/languages/words-of.ts";

export type VisitCount = { page: string; event: VisitEvent; count: number };

/** A finished response; `type` is its content type. */
type Answer = {
  method: string;
  path: string;
  status: number;
  type: string;
  headers: IncomingHttpHeaders;
};

// In every language that they exist in, which their address tells.
const pages = new Set(
  crawledPages.flatMap(({ path }) =>
    languagesOf(path).map((language) => hrefIn(wordsOf(language), path)),
  ),
);
const files = new Set(
  LANGUAGES.flatMap((language) => documentsIn(wordsOf(language)).map(({ path }) => path)),
);
/** The script of the form's dialog: a browser loads it when it opens the dialog for the first time since a deployment. */
const DIALOG = /\/quote-request-dialog-base-[^/]+\.js$/;
const FORM_API = "/api/quote-requests";
const PROGRAMS = /bot|crawl|spider|slurp|preview|monitor|curl|wget|python|okhttp|java\//i;
const SEPARATOR = " ";

const holder = globalThis as typeof globalThis & { teragusVisits?: Map<string, number> };
// On `globalThis`, since our server counts and Next's process hooks store.
const counts = (holder.teragusVisits ??= new Map());

/** Counts what a visitor did, by page and without anything about them; what a program reads is left out. */
export function countVisit(answer: Answer): void {
  const visit = visitOf(answer);
  if (!visit || PROGRAMS.test(answer.headers["user-agent"] ?? "")) return;
  const key = `${visit.event}${SEPARATOR}${visit.page}`;
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** The counts since the last call, which are the caller's to store; `putBackVisits` if that fails. */
export function takeVisits(): VisitCount[] {
  const taken = [...counts].map(([key, count]) => {
    const [event, page] = key.split(SEPARATOR) as [VisitEvent, string];
    return { event, page, count };
  });
  counts.clear();
  return taken;
}

export function putBackVisits(visits: readonly VisitCount[]): void {
  for (const { event, page, count } of visits) {
    const key = `${event}${SEPARATOR}${page}`;
    counts.set(key, (counts.get(key) ?? 0) + count);
  }
}

function visitOf({ method, path, status, type, headers }: Answer) {
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

/** The page of this site that the request came from; the form's own, in the language of `asked`, for any other. */
function refererOf(
  { referer = "" }: IncomingHttpHeaders,
  asked = "",
  form = REQUEST_QUOTE_PATH,
): string {
  const path = URL.canParse(referer) ? new URL(referer).pathname : "";
  const language = languageOfPath(asked) === "en" ? languageOfPath(path) : languageOfPath(asked);
  return pages.has(path) ? path : hrefIn({ language }, form);
}
