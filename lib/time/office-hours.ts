import { company } from "#content/company.ts";
import { staffedTime } from "./staffed-time.ts";

/** The export team's hours: see `staffedTime`. */
export const { staffedDay, staffedTimeBetween, afterStaffedHours, beforeStaffedHours } =
  staffedTime(company);
