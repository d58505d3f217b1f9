import { QUOTE_HOURS } from "#content/claims.ts";
import { isWaiting } from "./quote-request-status.ts";

/** Within the promised time, near its end, or past it. */
export type DueState = "on time" | "warned" | "late";

type Received = { status: string; createdAt: Date };

const MINUTE_MS = 60 * 1_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const WARNED_MS = QUOTE_HOURS.first * HOUR_MS;
const PROMISED_MS = QUOTE_HOURS.last * HOUR_MS;

/** When the quote is due; undefined unless the request waits for one. */
export function dueTimeOf({ status, createdAt }: Received): Date | undefined {
  return isWaiting(status) ? new Date(createdAt.getTime() + PROMISED_MS) : undefined;
}

/** Undefined if the request does not wait; late from its due time on. */
export function dueStateOf(request: Received, now: Date): DueState | undefined {
  if (!isWaiting(request.status)) return undefined;
  const age = now.getTime() - request.createdAt.getTime();
  if (age >= PROMISED_MS) return "late";
  return age >= WARNED_MS ? "warned" : "on time";
}

/** In words: `due in 5 h`, `late by 2 days`; undefined if the request does not wait. */
export function dueWords(request: Received, now: Date): string | undefined {
  const due = dueTimeOf(request);
  if (!due) return undefined;
  const rest = due.getTime() - now.getTime();
  // Clamp requests from the future (clock skew) to the promised time.
  return rest > 0
    ? `due in ${durationWords(Math.min(rest, PROMISED_MS))}`
    : `late by ${durationWords(-rest)}`;
}

/** In words: `Quoted after 51 h, 3 h late`. */
export function quotedWords(createdAt: Date, quotedAt: Date): string {
  const took = quotedAt.getTime() - createdAt.getTime();
  const late = took >= PROMISED_MS ? `, ${durationWords(took - PROMISED_MS)} late` : "";
  // Hours up to four days, because the promise is in hours.
  return `Quoted after ${durationWords(took, 4 * DAY_MS)}${late}`;
}

/**
 * Minutes, from an hour on hours, from two days on days; rounded down so that neither the time left nor a delay is
 * overstated. At least one minute.
 */
function durationWords(milliseconds: number, hoursUntilMs = 2 * DAY_MS): string {
  if (milliseconds < HOUR_MS) return `${Math.max(1, Math.floor(milliseconds / MINUTE_MS))} min`;
  // The full promised time is in hours, as on the site.
  if (milliseconds < hoursUntilMs || milliseconds === PROMISED_MS)
    return `${Math.floor(milliseconds / HOUR_MS)} h`;
  return `${Math.floor(milliseconds / DAY_MS).toLocaleString("en")} days`;
}
