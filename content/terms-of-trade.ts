import { INCOTERMS, SAMPLE_TIME } from "./claims.ts";
import { cabinetFigures, panelFigures } from "./figures/product-figures.ts";
import type { SpecificationRow } from "./record-types.ts";
import { SAMPLES } from "./switches.ts";

type TradeTerm = { name: string; description: string };

/** What only the owner can state, as one answer each. Null until then: `npm run owner` names it. */
const ownerAnswers: Readonly<Record<string, string | null>> = {
  "Minimum order": null,
  Payment: null,
  "Validity of a quote": null,
  "Port of loading": null,
  "Country of manufacture": null,
  "Lead time of other products": null,
  "Tested European classes": null,
};

/** What buyers ask before they order. */
export const termsOfTrade: readonly TradeTerm[] = [
  {
    name: "Lead time",
    description: `Custom cabinets: ${cabinetFigures.leadTime}, ${cabinetFigures.rushLeadTime} rush, from signed drawings.`,
  },
  {
    name: "Delivery",
    description: `By container, ${INCOTERMS}. Write the delivery country and port into the request.`,
  },
  {
    name: "Packing",
    description:
      "Wrapped, labeled by room and unit, on heat-treated pallets and crates stamped ISPM 15.",
  },
  ...(SAMPLES
    ? [{ name: "Samples", description: `Sent in ${SAMPLE_TIME}, up to six samples in a box.` }]
    : []),
  { name: "Currency", description: "Prices are in US dollars." },
  {
    name: "Fire, slip and VOC classes",
    description: `Wall panels are ${panelFigures.fireClass} by ASTM E84. European classes belong to the product as ordered: fire by EN 13501, part 1, slip by EN 16165, VOC emissions by EN 16516.`,
  },
  ...Object.entries(ownerAnswers).flatMap(([name, description]) =>
    description ? { name, description } : [],
  ),
  ...statedWithTheQuote(Object.keys(ownerAnswers).filter((name) => !ownerAnswers[name])),
];

function statedWithTheQuote(names: readonly string[]): TradeTerm[] {
  if (names.length === 0) return [];
  return [{ name: "Stated with the quote", description: `${names.join("; ")}.` }];
}

export const packingRow: SpecificationRow = {
  label: "Packing",
  value: "Export ready",
  note: "labeled by room and unit",
  standard: "ISPM 15",
};

/** What holds for an order of any product, in the table of its values. */
export const orderRows = [
  packingRow,
  ...orderRowsWith("Lead time of other products", "Minimum order", "Payment"),
];

/** Of cabinets, whose own rows state lead time and packing. */
export const cabinetOrderRows = orderRowsWith("Minimum order", "Payment");

/** With the owner's answers, and one row for those that are missing. */
function orderRowsWith(...names: readonly string[]): SpecificationRow[] {
  const answers = names.map((name) => ({
    label: name.replace(" of other products", ""),
    value: ownerAnswers[name],
  }));
  const open = answers.flatMap(({ label, value }) => (value ? [] : label)).join(", ");
  return [
    { label: "Delivery", value: INCOTERMS, note: "by container" },
    ...(SAMPLES ? [{ label: "Samples", value: SAMPLE_TIME }] : []),
    ...answers.flatMap(({ label, value }) => (value ? { label, value } : [])),
    ...(open
      ? [{ label: open.charAt(0) + open.slice(1).toLowerCase(), value: "Stated with the quote" }]
      : []),
  ];
}

export type TradeDate = {
  name: string;
  /** What holds, with the date or rate. */
  statement: string;
  /** Where it was read. */
  source: string;
  /** The day on which somebody last looked, as YYYY-MM-DD; a test says when to look again. */
  checkedOn: string;
};

/** Dates and duties that may change, each once. Never advice: the importer's broker confirms. */
export const tradeDates = [
  {
    name: "EUDR",
    statement:
      "Applies from 30 December 2026 to large and medium operators, and to small ones whose goods were under Regulation (EU) 995/2010; to other micro and small ones from 30 June 2027.",
    source: "Regulation (EU) 2023/1115, as amended by Regulation (EU) 2025/2650",
    checkedOn: "2026-11-28",
  },
  {
    name: "Formaldehyde, European Union",
    statement:
      "Since 6 August 2026 furniture and wood-based articles may release at most 0.062 mg/m³ into the air of the test chamber.",
    source: "Regulation (EU) 2023/1464, REACH Annex XVII, entry 77",
    checkedOn: "2026-11-28",
  },
  {
    name: "Construction products, European Union",
    statement:
      "Applies since 8 January 2026; a product is declared by the rules of 2011 until the standard of its family is renewed.",
    source: "Regulation (EU) 2024/3110, replacing Regulation (EU) No 305/2011",
    checkedOn: "2026-11-28",
  },
  {
    name: "Packaging, European Union",
    statement:
      "Since 12 August 2026 each kind of packaging has its own declaration of conformity, beside the ISPM 15 stamp on wood.",
    source: "Regulation (EU) 2025/40",
    checkedOn: "2026-11-28",
  },
] as const satisfies readonly TradeDate[];
