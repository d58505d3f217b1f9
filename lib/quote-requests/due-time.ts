import { QUOTE_HOURS } from "#content/claims.ts";
import { isWaiting } from "./quote-request-status.ts";

/** How a request that waits stands to the promised time: well within it, near its end, or past it. */
export type DueState = "on time" | "warned" | "late";

type Received = { status: string; createdAt: Date };

const MINUTE_MS = 60 * 1_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const WARNED_MS = QUOTE_HOURS.first * HOUR_MS;
const PROMISED_MS = QUOTE_HOURS.last * HOUR_MS;

/** Until when a request's quote is promised; none of one that does not wait for it, quoted or put out of the way. */
export function dueTimeOf({ status, createdAt }: Received): Date | undefined {
  return isWaiting(status) ? new Date(createdAt.getTime() + PROMISED_MS) : undefined;
}

/** How a request stands to its promised time; undefined where no time runs. At its due time it is late. */
export function dueStateOf(request: Received, now: Date): DueState | undefined {
  if (!isWaiting(request.status)) return undefined;
  const age = now.getTime() - request.createdAt.getTime();
  if (age >= PROMISED_MS) return "late";
  return age >= WARNED_MS ? "warned" : "on time";
}

/** The same in words: `due in 5 h`, `late by 2 days`; undefined where no time runs. */
export function dueWords(request: Received, now: Date): string | undefined {
  const due = dueTimeOf(request);
  if (!due) return undefined;
  const rest = due.getTime() - now.getTime();
  // A request of another clock, from the future, has no more time than any.
  return rest > 0
    ? `due in ${durationWords(Math.min(rest, PROMISED_MS))}`
    : `late by ${durationWords(-rest)}`;
}

/** How long a quote took, and by how much that was too long: `Quoted after 51 h, 3 h late`. */
export function quotedWords(createdAt: Date, quotedAt: Date): string {
  const took = quotedAt.getTime() - createdAt.getTime();
  const late = took >= PROMISED_MS ? `, ${durationWords(took - PROMISED_MS)} late` : "";
  // In hours for longer than elsewhere, since the promise is in hours.
  return `Quoted after ${durationWords(took, 4 * DAY_MS)}${late}`;
}

/**
 * A time in whole minutes, from an hour on in whole hours, from two days on in whole days, each rounded down: nobody
 * plans with an hour that is not there any more, or is blamed for one that is not over. Never nothing: what is left of
 * a minute is one.
 */
function durationWords(milliseconds: number, hoursUntilMs = 2 * DAY_MS): string {
  if (milliseconds < HOUR_MS) return `${Math.max(1, Math.floor(milliseconds / MINUTE_MS))} min`;
  // The whole promise is said in hours, as it is made.
  if (milliseconds < hoursUntilMs || milliseconds === PROMISED_MS)
    return `${Math.floor(milliseconds / HOUR_MS)} h`;
  return `${Math.floor(milliseconds / DAY_MS).toLocaleString("en")} days`;
}
