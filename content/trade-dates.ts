export type TradeDate = {
  name: string;
  /** What holds, with the date or rate. */
  statement: string;
  /** Where it was read. */
  source: string;
  /** The day on which somebody last looked, as YYYY-MM-DD; `isStale` says when to look again. */
  checkedOn: string;
};

/** Dates and duties that may change, each once. Never advice: the importer's broker confirms. */
export const tradeDates = [
  {
    name: "EUDR",
    statement:
      "Applies from 30 December 2026 to large and medium operators, and to small ones whose goods were under Regulation (EU) 995/2010; to other micro and small ones from 30 June 2027.",
    source: "Regulation (EU) 2023/1115, as amended by Regulation (EU) 2025/2650",
    checkedOn: "2026-11-25",
  },
  {
    name: "Formaldehyde, European Union",
    statement:
      "Since 6 August 2026 furniture and wood-based articles may release at most 0.062 mg/m³ into the air of the test chamber.",
    source: "Regulation (EU) 2023/1464, REACH Annex XVII, entry 77",
    checkedOn: "2026-11-25",
  },
  {
    name: "Packaging, European Union",
    statement:
      "Since 12 August 2026 each kind of packaging has its own declaration of conformity, beside the ISPM 15 stamp on wood.",
    source: "Regulation (EU) 2025/40",
    checkedOn: "2026-11-25",
  },
] as const satisfies readonly TradeDate[];

const KEPT_MONTHS = 3;

/** Whether a record has not been checked for three months. */
export function isStale({ checkedOn }: Pick<TradeDate, "checkedOn">, now = new Date()): boolean {
  const until = new Date(checkedOn);
  until.setUTCMonth(until.getUTCMonth() + KEPT_MONTHS);
  return now >= until;
}
