import { createHash } from "node:crypto";
import {
  budgetRanges,
  productCategories,
  projectTypes,
  quantities,
  timelines,
} from "#content/quote-request-options.ts";
import { PRODUCT_CATEGORY_SEPARATOR } from "#lib/quote-requests/quote-request-schema.ts";
import { assignees, companyStems, messages, places, specifications } from "./seed-words.ts";

export const SEED_COLUMNS =
  "created_at, status, name, email, phone, company, project_type, product_category, quantity, budget_range, timeline, specifications, message, assignee, quoted_at, dismissed_from, idempotency_key";

const HOUR_MS = 60 * 60 * 1_000;
const SPAN_MS = 3 * 365 * 24 * HOUR_MS;
// Newer quote requests are in progress. Small data sets get more of them, so that the inbox shows every state.
const FRESH_MS = 4 * 24 * HOUR_MS;
const FRESH_SHARE = 0.2;
const FRESH_OF_FEW = 600;
const FRESH_AT_LEAST = 4;
// The share that waits much longer.
const FORGOTTEN_SHARE = 0.06;
const FORGOTTEN = 5;
const CLOSED = [
  ["lost", 0.38],
  ["archived", 0.3],
  ["won", 0.2],
  ["spam", 0.08],
  ["quoted", 0.04],
] as const;
const DISMISSED_FROM = {
  spam: [
    ["pending", 0.6],
    ["in_review", 0.1],
    [null, 0.3],
  ],
  archived: [
    ["pending", 0.3],
    ["in_review", 0.2],
    ["quoted", 0.35],
    ["lost", 0.15],
  ],
} as const;
// Half of the quotes take up to this long, 90% up to twice as long.
const MEDIAN_HOURS = 22;
const SPREAD = 0.55;

/** Row `index` of `count`, newest first, in COPY's text format; the same `seed` gives the same rows. */
export function seedRow(index: number, count: number, now: number, seed: number): string {
  const random = randomOf(seed + index);
  const pick = <Item>(items: readonly Item[]): Item => items[(random() * items.length) | 0] as Item;
  const maybe = (share: number, text: () => string) => (random() < share ? text() : null);
  const place = pick(places);
  const [first, last] = [pick(place.first), pick(place.last)];
  const stem = pick(companyStems);
  const fresh = freshOf(count);
  const age = ageOf(index + random(), count, fresh);
  const isForgotten = index === Math.round(fresh * 0.75) || random() < FORGOTTEN_SHARE;
  const { status, dismissedFrom, quotedAfter } = progressOf(age, isForgotten, random);
  return line([
    new Date(now - age).toISOString(),
    status,
    place.phone.startsWith("+81") ? `${last} ${first}` : `${first} ${last}`,
    `${mailbox(first, last)}${(random() * 900) | 0}@${stem.toLowerCase()}.example`,
    maybe(0.7, () => place.phone.replaceAll("#", () => String((random() * 10) | 0))),
    maybe(0.8, () => `${stem} ${pick(place.company)}`),
    pick(projectTypes).value,
    products(random),
    maybe(0.8, () => pick(quantities).value),
    maybe(0.75, () => pick(budgetRanges).value),
    maybe(0.75, () => pick(timelines).value),
    maybe(0.6, () => `${pick(specifications)} ${pick(specifications)}`),
    maybe(0.7, () => `${pick(messages)}\n${pick(messages)} ${(random() * 9_000) | 0} sq ft.`),
    status === "pending" || status === "spam" ? null : maybe(0.8, () => pick(assignees)),
    quotedAfter === null ? null : new Date(now - age + quotedAfter).toISOString(),
    dismissedFrom,
    uuidOf(seed, index),
  ]);
}

function freshOf(count: number): number {
  const few = Math.min(FRESH_OF_FEW, Math.max(FRESH_AT_LEAST, count * FRESH_SHARE));
  return Math.max(few, (count * FRESH_MS) / SPAN_MS);
}

/** Uniform over the years, except for the fresh ones of a small data set. */
function ageOf(place: number, count: number, fresh: number): number {
  if (place < fresh) return (place / fresh) * FRESH_MS;
  return FRESH_MS + ((place - fresh) / (count - fresh)) * (SPAN_MS - FRESH_MS);
}

type Progress = { status: string; dismissedFrom: string | null; quotedAfter: number | null };

function progressOf(age: number, isForgotten: boolean, random: () => number): Progress {
  const hours = MEDIAN_HOURS * Math.exp(SPREAD * normalOf(random)) * (isForgotten ? FORGOTTEN : 1);
  const quotedAfter = Math.min(hours * HOUR_MS, age);
  if (age < FRESH_MS) {
    if (quotedAfter < age) return { status: "quoted", dismissedFrom: null, quotedAfter };
    const status = random() * FRESH_MS < age ? "in_review" : "pending";
    return { status, dismissedFrom: null, quotedAfter: null };
  }
  const status = chance(CLOSED, random);
  if (status !== "spam" && status !== "archived")
    return { status, dismissedFrom: null, quotedAfter };
  const dismissedFrom = chance<string | null>(DISMISSED_FROM[status], random);
  const isQuoted = dismissedFrom === "quoted" || dismissedFrom === "lost";
  return { status, dismissedFrom, quotedAfter: isQuoted ? quotedAfter : null };
}

function chance<Item>(items: readonly (readonly [Item, number])[], random: () => number): Item {
  let rest = random();
  const found = items.find(([, share]) => (rest -= share) < 0) ?? items.at(-1);
  if (!found) throw new Error("There is nothing to choose from.");
  return found[0];
}

/** Normal distribution (Box and Muller). */
function normalOf(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

function products(random: () => number): string {
  const share = random() < 0.1 ? 0 : 0.3;
  return productCategories
    .filter(() => random() < share)
    .map(({ value }) => value)
    .join(PRODUCT_CATEGORY_SEPARATOR);
}

function mailbox(first: string, last: string): string {
  const plain = `${first}.${last}`
    .normalize("NFD")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll(/[^a-z.]/g, "");
  return plain.length > 3 ? plain : "office";
}

function line(values: (string | null)[]): string {
  return `${values.map((value) => (value === null ? "\\N" : value.replaceAll("\\", "\\\\").replaceAll("\n", "\\n"))).join("\t")}\n`;
}

function uuidOf(seed: number, index: number): string {
  return createHash("md5").update(`${seed}-${index}`).digest("hex");
}

function randomOf(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
