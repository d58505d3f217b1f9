import { afterEach, expect, test, vi } from "vitest";
import { quoteRequestSchema } from "#lib/quote-requests/quote-request-schema.ts";
import { NO_FILTER } from "#lib/quote-requests/quote-request-filter.ts";
import {
  addNote,
  ApiError,
  fetchCounts,
  fetchNewRequests,
  fetchPage,
  fetchQuoteRequest,
  setReviver,
  updateQuoteRequest,
} from "./inbox-api.ts";

const { signal } = new AbortController();
const row = {
  id: 100_001,
  createdAt: "2026-11-22T06:18:00.000Z",
  status: "pending",
  name: "Ana",
  email: "ana@estudio.example",
  company: null,
  language: "en",
  projectType: "other",
  productCategory: "",
  budgetRange: null,
  riskFlags: ["sent-fast"],
  assignee: null,
  version: 1,
};
const details = {
  ...quoteRequestSchema.parse({ name: "Ana", email: "ana@estudio.example", projectType: "other" }),
  ...row,
  quotedAt: null,
  erasedAt: null,
  deliveries: [],
  files: [],
  related: { address: { rows: [], hasMore: false }, domain: { rows: [], hasMore: false } },
  events: [
    {
      id: 1,
      createdAt: row.createdAt,
      kind: "note",
      fromValue: null,
      toValue: null,
      note: "Called.",
      operator: "Ana",
      isOperatorVerified: false,
    },
  ],
  transitions: ["in_review", "spam"],
};
const counts = {
  total: 1,
  isCapped: false,
  facets: { status: { pending: 1 }, project: {}, product: {}, budget: {}, timeline: {} },
  due: { late: 1, today: 0 },
};
const newRequests = { open: [100_002], dismissed: [100_001], hasMore: false };
const page = { rows: [row], nextCursor: null };

const calls = {
  "the list": {
    ask: () => fetchPage({ filter: NO_FILTER, sort: undefined }, null, signal),
    response: page,
  },
  "the counts": { ask: () => fetchCounts(NO_FILTER, signal), response: counts },
  "the news": { ask: () => fetchNewRequests(100_000, signal), response: newRequests },
  "a request": { ask: () => fetchQuoteRequest(1, signal), response: details },
  "a change": {
    ask: () => updateQuoteRequest(1, { version: 1, status: "spam" }),
    response: details,
  },
  "a note": { ask: () => addNote(1, "Called."), response: details },
};

/** Sets the next response; the end-to-end tests check the requests. */
function respondWith(body: string, init?: ResponseInit): void {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body, init)));
}

afterEach(() => vi.unstubAllGlobals());

test.each(Object.entries(calls))("accepts %s", async (_, { ask, response }) => {
  respondWith(JSON.stringify(response));
  expect(await ask()).toEqual(response);
});

test.each(
  Object.entries(calls).flatMap(([name, { ask, response }]) => {
    const json = JSON.stringify(response);
    const broken = [
      "",
      "null",
      "{}",
      "[]",
      '{"image":null}',
      '{"rows":null,"nextCursor":null}',
      "<!doctype html><p>Sign in to the hotel",
      json.slice(0, json.length / 2),
      JSON.stringify({ ...response, rows: [{}], facets: {}, events: null, open: null }),
    ];
    return broken.map((body) => [name, body, ask] as const);
  }),
)("rejects for %s the response %j", async (_, body, ask) => {
  respondWith(body);
  await expect(ask()).rejects.toThrow();
});

test("shows an unknown status but drops unknown transitions and risk flags", async () => {
  const later = {
    ...details,
    status: "sampled",
    riskFlags: ["sent-fast", "odd"],
    transitions: ["sampled", "spam"],
  };
  respondWith(JSON.stringify(later));
  expect(await fetchQuoteRequest(1, signal)).toMatchObject({
    status: "sampled",
    riskFlags: ["sent-fast"],
    transitions: ["spam"],
  });
});

test.each([
  ['{"error":"Somebody was faster."}', "Somebody was faster."],
  ['{"error":{"code":1}}', "Conflict"],
  ["<h1>Conflict", "Conflict"],
  ["null", "Conflict"],
])("turns the error response %j into the message %j", async (body, message) => {
  respondWith(body, { status: 409, statusText: "Conflict" });
  await expect(fetchQuoteRequest(1, signal)).rejects.toEqual(new ApiError(409, message));
});

/** Responds with `times` 401s, then a quote request; returns the methods of all requests. */
function rejectAtFirst(times: number): string[] {
  const sent: string[] = [];
  vi.stubGlobal("fetch", (_: string, init?: RequestInit) => {
    sent.push(init?.method ?? "GET");
    const isRejected = sent.length <= times;
    const body = isRejected ? { error: "Sign in first." } : details;
    return Promise.resolve(Response.json(body, { status: isRejected ? 401 : 200 }));
  });
  return sent;
}

test("retries once after the session is restored", async () => {
  const sent = rejectAtFirst(1);
  const remove = setReviver(() => Promise.resolve(true));
  expect(await addNote(1, "Called.")).toEqual(details);
  expect(sent).toEqual(["POST", "POST"]);
  remove();
});

test("fails when the retry is rejected or the session cannot be restored", async () => {
  const rejectedAgain = rejectAtFirst(2);
  const remove = setReviver(() => Promise.resolve(true));
  await expect(addNote(1, "Called.")).rejects.toMatchObject({ status: 401 });
  expect(rejectedAgain).toHaveLength(2);
  remove();
  for (const reviver of [() => Promise.resolve(false), undefined]) {
    const sent = rejectAtFirst(1);
    const removeIt = reviver && setReviver(reviver);
    await expect(fetchQuoteRequest(1, signal)).rejects.toMatchObject({ status: 401 });
    expect(sent).toHaveLength(1);
    removeIt?.();
  }
});
