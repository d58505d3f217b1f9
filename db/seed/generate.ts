import { createHash } from "node:crypto";
import {
  budgetRanges,
  productCategories,
  projectTypes,
  quantities,
  timelines,
} from "#content/quote-request-options.ts";
import { PRODUCT_CATEGORY_SEPARATOR } from "#lib/quote-request/schema.ts";
import { assignees, companyStems, messages, places, specifications } from "./vocabulary.ts";

/** The columns that a generated row fills, in its order. */
export const SEED_COLUMNS =
  "created_at, status, name, email, phone, company, project_type, product_category, quantity, budget_range, timeline, specifications, message, assignee, idempotency_key";

const SPAN_MS = 3 * 365 * 24 * 60 * 60 * 1_000;
// How many of the newest are still being worked on.
const FRESH = 600;
const OPEN = ["pending", "pending", "pending", "in_review", "in_review", "quoted"] as const;
const CLOSED = [
  ["lost", 0.38],
  ["archived", 0.3],
  ["won", 0.2],
  ["spam", 0.08],
  ["quoted", 0.04],
] as const;

/**
 * Row `index` of `count`, the newest first, as a line of COPY's text format. The same `seed` makes the same rows, and
 * each differs in what it names, asks and leaves open, as a buyer's would.
 */
export function seedRow(index: number, count: number, now: number, seed: number): string {
  const random = randomOf(seed + index);
  const pick = <Item>(items: readonly Item[]): Item => items[(random() * items.length) | 0] as Item;
  const maybe = (share: number, text: () => string) => (random() < share ? text() : null);
  const place = pick(places);
  const [first, last] = [pick(place.first), pick(place.last)];
  const stem = pick(companyStems);
  const status = statusOf(index, random);
  return line([
    new Date(now - ((index + random()) / count) * SPAN_MS).toISOString(),
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
    uuidOf(seed, index),
  ]);
}

function statusOf(index: number, random: () => number): string {
  if (index < FRESH) return OPEN[(random() * OPEN.length) | 0] ?? "pending";
  let rest = random();
  for (const [status, share] of CLOSED) {
    rest -= share;
    if (rest < 0) return status;
  }
  return "archived";
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

/** Numbers from 0 to 1 that a seed decides (mulberry32). */
function randomOf(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
