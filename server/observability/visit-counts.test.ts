import { beforeEach, expect, it } from "vitest";
import { documents } from "#server/documents/site-documents.ts";
import { countVisit, putBackVisits, takeVisits } from "./visit-counts.ts";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140 Safari/537.36";
const HTML = "text/html; charset=utf-8";

beforeEach(() => void takeVisits());

const count = (path: string, changes: Partial<Parameters<typeof countVisit>[0]> = {}) =>
  countVisit({
    method: "GET",
    path,
    status: 200,
    type: HTML,
    headers: { "user-agent": BROWSER },
    ...changes,
  });
const from = (page: string) => ({
  "user-agent": BROWSER,
  referer: `https://site.example${page}`,
});

it("counts pages read, also those that the browser still had", () => {
  count("/about");
  count("/about", { status: 304 });
  count("/");
  expect(takeVisits()).toEqual([
    { event: "view", page: "/about", count: 2 },
    { event: "view", page: "/", count: 1 },
  ]);
  expect(takeVisits()).toEqual([]);
});

it("counts each of the site's documents, once for its first part", () => {
  for (const { path } of documents) count(path, { type: "application/pdf" });
  count(documents[0]?.path ?? "", { status: 206, type: "application/pdf" });
  expect(takeVisits()).toEqual(
    documents.map(({ path }) => ({ event: "download", page: path, count: 1 })),
  );
});

it("counts forms by the page that they were opened and sent from", () => {
  const page = "/products/wall-panels";
  count("/request-quote", { headers: from(page) });
  count("/_next/static/chunks/page/quote-request-dialog-base-BIt9K11I.js", {
    type: "text/javascript",
    headers: from(page),
  });
  const sent = { method: "POST", type: "application/json" };
  count("/api/quote-requests", { ...sent, headers: from(page) });
  count("/api/quote-requests", { ...sent, headers: from("/elsewhere") });
  count("/api/quote-requests", { ...sent, status: 422, headers: from(page) });
  expect(takeVisits()).toEqual([
    { event: "begun", page, count: 2 },
    { event: "sent", page, count: 1 },
    { event: "sent", page: "/request-quote", count: 1 },
  ]);
});

it("counts a form that no page led to on its own page, in its language", () => {
  count("/ar/request-quote");
  count("/request-samples");
  const headers = from("/de/request-quote");
  count("/api/quote-requests", { method: "POST", type: "application/json", headers });
  expect(takeVisits()).toEqual([
    { event: "begun", page: "/ar/request-quote", count: 1 },
    { event: "begun", page: "/request-samples", count: 1 },
    { event: "sent", page: "/de/request-quote", count: 1 },
  ]);
});

it.each<[string, Partial<Parameters<typeof countVisit>[0]>]>([
  ["/about", { status: 404 }],
  ["/about", { method: "HEAD" }],
  ["/about", { headers: { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" } }],
  ["/about", { type: "text/x-component" }],
  ["/unknown", {}],
  ["/admin/teragus-submissions", {}],
  ["/images/oak.avif", { type: "image/avif" }],
])("counts nothing at %s with %j", (path, changes) => {
  count(path, changes);
  expect(takeVisits()).toEqual([]);
});

it("adds what could not be stored to what came since", () => {
  count("/about");
  const taken = takeVisits();
  count("/about");
  putBackVisits(taken);
  expect(takeVisits()).toEqual([{ event: "view", page: "/about", count: 2 }]);
});
