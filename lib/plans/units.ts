const MM_PER_INCH = 25.4;
const CU_FT_PER_M3 = 35.314_666_7;
const SQ_FT_PER_M2 = 10.763_910_4;

/** Formats millimeters: 13,800. */
export function millimeters(length: number): string {
  return Math.round(length).toLocaleString("en-US");
}

/** Formats meters: 13.80 m. */
export function meters(length: number): string {
  return `${(length / 1_000).toFixed(2)} m`;
}

/** Formats meters as whole feet and inches: 45′-3″. */
export function feetMark(length: number): string {
  const rounded = Math.round(length / MM_PER_INCH);
  return `${Math.floor(rounded / 12)}′-${rounded % 12}″`;
}

/** Formats square meters: 27.8. */
export function squareMeters(area: number): string {
  return area.toLocaleString("en-US", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** Converts square meters to square feet: 1,001. */
export function squareFeet(area: number): string {
  return Math.round(area * SQ_FT_PER_M2).toLocaleString("en-US");
}

/** Converts cubic meters to cubic feet: 6,102. */
export function cubicFeet(volume: number): string {
  return Math.round(volume * CU_FT_PER_M3).toLocaleString("en-US");
}

/** Whole inches, without the unit. */
export function inches(length: number): string {
  return String(Math.round(length / MM_PER_INCH));
}
