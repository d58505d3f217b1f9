/** Figures that more than one page states, each with its other unit. A page takes them from here, so that no two differ. */
export type Measure = { value: string; metric: string };

/** "3–12 in (76–305 mm)" */
export function inBothUnits({ value, metric }: Measure): string {
  return `${value} (${metric})`;
}

/** "25-year" as the value of a row: "25 years". */
export function inYears(warranty: string): string {
  return warranty.replace("-year", " years");
}

export const INSPECTION = "15-point";
/** Of milled profiles; the metric value is the one that is measured. */
export const TOLERANCE = { value: "0.1 mm", imperial: "0.004 in" } as const;
export const TOLERANCE_IN_BOTH_UNITS = `${TOLERANCE.value} (${TOLERANCE.imperial})`;

/** The best known species, which the page of the flooring and its drawing kit show; a page of their own has all. */
export const SPECIES_SHOWN = 6;

export const floorFigures = {
  species: "15+",
  narrowest: { value: "3 in", metric: "76 mm" },
  widest: { value: "12 in", metric: "305 mm" },
  widths: { value: "3–12 in", metric: "76–305 mm" },
  longest: { value: "16 ft", metric: "4.88 m" },
  /** As shown and scheduled: herringbone blocks, and planks of a tower. */
  herringbone: { value: "4-1/2 in", metric: "115 mm" },
  towerPlank: { value: "7-7/8 in", metric: "200 mm" },
  moisture: "6–8%",
  structuralWarranty: "25-year",
  commercialFinishWarranty: "5-year",
} as const;

/**
 * Typical values of the species: averages for clear wood, after the USDA Forest Products Laboratory's Wood Handbook
 * (FPL-GTR-282, 2021); botanical names in content/products/flooring-species.ts.
 * Hardness: side (Janka) at 12% moisture content, tables 5-3 and 5-5, by ASTM D143. Movement: coefficients of dimensional
 * change, table 13-5, as percent of the width for each percent of moisture between 6 and 14; tangential for flat-sawn
 * boards, radial for quarter-sawn ones; those of oaks are of commercial white and red oak, the
 * hickory's of the true hickories.
 * In a row: hardness in both units, movement of flat-sawn and of quarter-sawn boards.
 */
const speciesTable = {
  "white-oak": ["1,360 lbf", "6.0 kN", "0.37%", "0.18%"],
  "american-walnut": ["1,010 lbf", "4.5 kN", "0.27%", "0.19%"],
  "hard-maple": ["1,450 lbf", "6.4 kN", "0.35%", "0.17%"],
  hickory: ["1,880 lbf", "8.4 kN", "0.41%", "0.26%"],
  ash: ["1,320 lbf", "5.9 kN", "0.27%", "0.17%"],
  teak: ["1,000 lbf", "4.4 kN", "0.19%", "0.10%"],
  "red-oak": ["1,290 lbf", "5.7 kN", "0.37%", "0.16%"],
  "black-cherry": ["950 lbf", "4.2 kN", "0.25%", "0.13%"],
  "yellow-birch": ["1,260 lbf", "5.6 kN", "0.34%", "0.26%"],
  "american-beech": ["1,300 lbf", "5.8 kN", "0.43%", "0.19%"],
  "black-locust": ["1,700 lbf", "7.6 kN", "0.25%", "0.16%"],
  "american-elm": ["830 lbf", "3.7 kN", "0.34%", "0.14%"],
  pecan: ["1,820 lbf", "8.1 kN", "0.32%", "0.17%"],
  iroko: ["1,260 lbf", "5.6 kN", "0.21%", "0.15%"],
  "red-maple": ["950 lbf", "4.2 kN", "0.29%", "0.14%"],
} as const satisfies Record<string, [string, string, string, string]>;

type SpeciesFigures = { hardness: Measure; movement: string; radialMovement: string };

export const speciesFigures = Object.fromEntries(
  Object.entries(speciesTable).map(([slug, [value, metric, movement, radialMovement]]) => [
    slug,
    { hardness: { value, metric }, movement, radialMovement },
  ]),
) as Record<keyof typeof speciesTable, SpeciesFigures>;

/** How many have a value each. */
export const SPECIES_LISTED = Object.keys(speciesTable).length;

export const panelFigures = {
  noiseReduction: "0.65–0.95",
  headlineNoiseReduction: "0.85+",
  fireClass: "Class A",
  flameSpread: "under 25",
  ceilingAttenuation: "35+",
  widths: { value: "4–8 in", metric: "102–203 mm" },
  customWidth: { value: "12 in", metric: "305 mm" },
  longest: { value: "16 ft", metric: "4.88 m" },
  warranty: "20-year",
} as const;

export const cabinetFigures = { leadTime: "6–12 weeks", rushLeadTime: "4–6 weeks" } as const;
/** Both lead times in a sentence. */
export const CABINET_LEAD_TIMES = `Lead time ${cabinetFigures.leadTime}, ${cabinetFigures.rushLeadTime} rush.`;

export const openingFigures = {
  uFactor: { value: "0.20–0.30", metric: "1.1–1.7 W/m²K" },
  designPressure: { value: "±50 psf", metric: "±2.4 kPa" },
  largestLeaf: { value: "54 × 108 in", metric: "1,372 × 2,743 mm" },
  largestWindow: { value: "60 × 96 in", metric: "1,524 × 2,438 mm" },
} as const;
