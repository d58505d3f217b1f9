import { expect, it } from "vitest";
import { MINIMUM_FILL_MS, checkForSpam } from "./receive-action.ts";
import {
  readQuoteRequestForm,
  type QuoteRequestFormData,
} from "#lib/quote-requests/quote-request-form-data.ts";

const NOW = 1_800_000_000_000;
const HASTE = { filledIn: MINIMUM_FILL_MS - 1 };
const PENDING = { status: "pending", riskFlags: [] };
const FLAGGED = { status: "pending", riskFlags: ["sent-fast"] };
const LINKED = { status: "pending", riskFlags: ["link"] };
const HASTY_SPAM = { status: "spam", riskFlags: ["sent-fast", "link"] };

function sent(rest: Partial<QuoteRequestFormData>, message = ""): QuoteRequestFormData {
  const form = new FormData();
  form.set("idempotencyKey", crypto.randomUUID());
  form.set("message", message);
  const read = readQuoteRequestForm(form);
  if (!read) throw new Error("The form has a key.");
  return { ...read, ...rest };
}

it.each([
  ["a person", { filledIn: MINIMUM_FILL_MS }, PENDING],
  ["a person without JavaScript", { renderedAt: NOW - MINIMUM_FILL_MS }, PENDING],
  [
    "a filled-in decoy",
    { decoy: "x", filledIn: 60_000 },
    { status: "pending", riskFlags: ["decoy"] },
  ],
  [
    "a filled-in decoy sent too fast",
    { ...HASTE, decoy: "x" },
    { status: "spam", riskFlags: ["sent-fast", "decoy"] },
  ],
  ["a form sent too fast", HASTE, FLAGGED],
  ["a form sent too fast without JavaScript", { renderedAt: NOW }, FLAGGED],
  ["a form that this site did not render", {}, FLAGGED],
  ["a browser whose clock is wrong", { filledIn: 5_000, renderedAt: NOW + 86_400_000 }, PENDING],
])("classifies %s", (_case, rest, judgement) => {
  expect(checkForSpam(sent(rest), NOW)).toEqual(judgement);
});

it.each(["See https://spam.example", "www.spam.example", "[url=x]", '<A HREF="x">'])(
  "treats %s as spam only when sent too fast",
  (message) => {
    expect(checkForSpam(sent(HASTE, message), NOW)).toEqual(HASTY_SPAM);
    expect(checkForSpam(sent({ filledIn: 60_000 }, message), NOW)).toEqual(LINKED);
  },
);

it("looks for links in a delivery address", () => {
  const form = new FormData();
  form.set("idempotencyKey", crypto.randomUUID());
  form.set("deliveryAddress", "See https://spam.example");
  const read = readQuoteRequestForm(form);
  expect(read && checkForSpam({ ...read, ...HASTE }, NOW)).toEqual(HASTY_SPAM);
});

it.each(["Oak at 12 m2/floor, e.g. estudio-norte.example", "URL follows", "a < b"])(
  "does not treat %s as a link",
  (message) => {
    expect(checkForSpam(sent(HASTE, message), NOW)).toEqual(FLAGGED);
  },
);
