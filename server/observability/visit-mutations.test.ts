import { beforeEach, expect, it, vi } from "vitest";
import { useTestDatabase } from "#db/use-test-database.ts";
import { log } from "./log.ts";
import { countVisit, storeVisits, storeVisitsRegularly, takeVisits } from "./visit-mutations.ts";

const own = useTestDatabase();

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

it.each<[string, Partial<Parameters<typeof countVisit>[0]>]>([
  ["/about", { status: 404 }],
  ["/about", { method: "HEAD" }],
  ["/about", { headers: { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" } }],
  ["/about", { headers: { "user-agent": BROWSER, "sec-purpose": "prefetch;prerender" } }],
  ["/about", { headers: { "user-agent": "WhatsApp/2.23.20.0" } }],
  ["/about", { headers: { "user-agent": "facebookexternalhit/1.1" } }],
  ["/about", { headers: { "user-agent": "Go-http-client/2.0" } }],
  ["/about", { headers: { "user-agent": BROWSER.replace("Chrome", "HeadlessChrome") } }],
  ["/about", { headers: {} }],
  ["/about", { type: "text/x-component" }],
  ["/unknown", {}],
  ["/admin/teragus-submissions", {}],
  ["/images/oak.avif", { type: "image/avif" }],
])("counts nothing at %s with %j", (path, changes) => {
  count(path, changes);
  expect(takeVisits()).toEqual([]);
});

it("keeps what a database that does not respond could not take, and stores it at the stop", async () => {
  const warn = vi.spyOn(log, "warn").mockReturnValue();
  await own.database.$client.query("ALTER TABLE site_visits RENAME TO away");
  count("/quality");
  const work = storeVisitsRegularly(own.database);
  await storeVisits(own.database, new Date("2026-11-25T12:00:00Z"));
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
  await own.database.$client.query("ALTER TABLE away RENAME TO site_visits");
  await work.stop();
  const { rows } = await own.database.$client.query("SELECT page, count FROM site_visits");
  expect(rows).toEqual([{ page: "/quality", count: 1 }]);
});
