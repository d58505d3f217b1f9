import { QUOTE_HOURS } from "#content/claims.ts";
import { afterStaffedHours, staffedTimeBetween } from "#lib/time/office-hours.ts";
import { isWaiting } from "#lib/quote-requests/quote-request-status.ts";

type DueState = "on time" | "warned" | "late";

type Received = { status: string; createdAt: Date };

const MINUTE_MS = 60 * 1_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const WARNED_MS = QUOTE_HOURS.first * HOUR_MS;
const PROMISED_MS = QUOTE_HOURS.last * HOUR_MS;

/** When the promised hours of staffed days are over. Undefined if the quote request does not wait for a quote. */
export function dueTimeOf({ status, createdAt }: Received): Date | undefined {
  return isWaiting(status) ? afterStaffedHours(createdAt, QUOTE_HOURS.last) : undefined;
}

/** Undefined if no time runs. Late begins exactly at the due time. */
export function dueStateOf(request: Received, now: Date): DueState | undefined {
  if (!isWaiting(request.status)) return undefined;
  const age = staffedTimeBetween(request.createdAt, now);
  if (age >= PROMISED_MS) return "late";
  return age >= WARNED_MS ? "warned" : "on time";
}

/** `due in 5 h`, `late by 2 days`, on staffed days; undefined if no time runs. */
export function dueText(request: Received, now: Date): string | undefined {
  if (!isWaiting(request.status)) return undefined;
  const rest = PROMISED_MS - staffedTimeBetween(request.createdAt, now);
  // Clock skew: a quote request from the future has no more than the promised time.
  return rest > 0
    ? `due in ${durationText(Math.min(rest, PROMISED_MS))}`
    : `late by ${durationText(-rest)}`;
}

/** `Quoted after 51 h, 3 h late`: what passed on the clock, and how long after the promise on staffed days. */
export function quotedText(createdAt: Date, quotedAt: Date): string {
  const took = quotedAt.getTime() - createdAt.getTime();
  const over = staffedTimeBetween(createdAt, quotedAt) - PROMISED_MS;
  const late = over >= 0 ? `, ${durationText(over)} late` : "";
  return `Quoted after ${durationText(took, 4 * DAY_MS)}${late}`;
}

/** Minutes, hours from 1 h, days from 48 h, rounded down; at least one minute. */
function durationText(milliseconds: number, hoursUntilMs = 2 * DAY_MS): string {
  if (milliseconds < HOUR_MS) return `${Math.max(1, Math.floor(milliseconds / MINUTE_MS))} min`;
  // The promise itself is always given in hours.
  if (milliseconds < hoursUntilMs || milliseconds === PROMISED_MS)
    return `${Math.floor(milliseconds / HOUR_MS)} h`;
  return `${Math.floor(milliseconds / DAY_MS).toLocaleString("en")} days`;
}
