import { afterEach, expect, test, vi } from "vitest";
import { ApiError, fetchQuoteRequest } from "./inbox-api.ts";

const { signal } = new AbortController();

/** Sets the next response; the journeys check the requests. */
function respondWith(body: string, init?: ResponseInit): void {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body, init)));
}

afterEach(() => vi.unstubAllGlobals());

test.each(["", "<!doctype html><p>Sign in to the hotel", '{"id":'])(
  "rejects the response %j",
  async (body) => {
    respondWith(body);
    await expect(fetchQuoteRequest(1, signal)).rejects.toThrow();
  },
);

test.each([
  ['{"error":"Somebody was faster."}', "Somebody was faster."],
  ["<h1>Conflict", "Conflict"],
  ["null", "Conflict"],
])("turns the error response %j into the message %j", async (body, message) => {
  respondWith(body, { status: 409, statusText: "Conflict" });
  await expect(fetchQuoteRequest(1, signal)).rejects.toEqual(new ApiError(409, message));
});
