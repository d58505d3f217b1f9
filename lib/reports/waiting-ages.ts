import { QUOTE_DAYS, QUOTE_HOURS } from "#content/claims.ts";
import { beforeStaffedHours } from "#lib/time/office-hours.ts";
import { companyDay } from "#lib/time/company-time.ts";

const HOUR_MS = 60 * 60 * 1_000;
const DAY_HOURS = 24;

export const AGES = [
  { label: `under ${QUOTE_HOURS.first} h`, from: 0, to: QUOTE_HOURS.first },
  {
    label: `${QUOTE_HOURS.first}–${QUOTE_HOURS.last} h`,
    from: QUOTE_HOURS.first,
    to: QUOTE_HOURS.last,
  },
  { label: `${QUOTE_DAYS}–7 days`, from: QUOTE_HOURS.last, to: 7 * DAY_HOURS },
  { label: "1–4 weeks", from: 7 * DAY_HOURS, to: 28 * DAY_HOURS },
  { label: "older", from: 28 * DAY_HOURS, to: undefined },
] as const;

/** The promised hours are those of staffed days. */
export function hoursBefore(now: Date, hours: number): Date {
  if (hours > 0 && hours <= QUOTE_HOURS.last) return beforeStaffedHours(now, hours);
  return new Date(now.getTime() - hours * HOUR_MS);
}

/** The export team's days for an age, since the list filters by days. */
export function daysOfAge(
  { from, to }: (typeof AGES)[number],
  now: Date,
): { from: string | undefined; to: string } {
  return {
    from: to === undefined ? undefined : companyDay(hoursBefore(now, to)),
    to: companyDay(hoursBefore(now, from)),
  };
}
