const MM_PER_INCH = 25.4;
const CU_FT_PER_M3 = 35.314_666_7;
const SQ_FT_PER_M2 = 10.763_910_4;
const LB_PER_KG = 2.204_622_62;

/** To a tenth, as plans and schedules state it. */
export function tenthsOfSquareMeters(area: number): number {
  return Math.round(area * 10) / 10;
}

/** From square meters, to the whole. */
export function wholeSquareFeet(area: number): number {
  return Math.round(area * SQ_FT_PER_M2);
}

/** 13,800 */
export function millimeters(length: number): string {
  return whole(length);
}

/** 13.80 m */
export function meters(length: number): string {
  return `${(length / 1_000).toFixed(2)} m`;
}

/** Whole feet and inches: 45′-3″, or 6″ */
export function feetMark(length: number): string {
  const rounded = Math.round(length / MM_PER_INCH);
  return rounded < 12 ? `${rounded}″` : `${Math.floor(rounded / 12)}′-${rounded % 12}″`;
}

/** 3,950 (13′-0″): as a drawing dimensions it. */
export function millimetersAndFeet(length: number): string {
  return `${millimeters(length)} (${feetMark(length)})`;
}

/** 13.80 m (45′-3″) */
export function metersAndFeet(length: number): string {
  return `${meters(length)} (${feetMark(length)})`;
}

/** 27.8 */
export function squareMeters(area: number): string {
  return area.toLocaleString("en-US", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** From square meters: 1,001 */
export function squareFeet(area: number): string {
  return wholeSquareFeet(area).toLocaleString("en-US");
}

/** From cubic meters: 6,102 */
export function cubicFeet(volume: number): string {
  return Math.round(volume * CU_FT_PER_M3).toLocaleString("en-US");
}

export function inches(length: number): string {
  return String(Math.round(length / MM_PER_INCH));
}

/** 6,300 kg (13,889 lb) */
export function kilogramsAndPounds(kilograms: number): string {
  return `${whole(kilograms)} kg (${whole(kilograms * LB_PER_KG)} lb)`;
}

function whole(amount: number): string {
  return Math.round(amount).toLocaleString("en-US");
}

/** To the nearest sixteenth, as a tape shows it: 27-9/16, 1/4 */
export function inchFraction(length: number): string {
  const sixteenths = Math.round((length / MM_PER_INCH) * 16);
  const [full, rest] = [Math.floor(sixteenths / 16), sixteenths % 16];
  if (rest === 0) return String(full);
  const common = [8, 4, 2].find((divisor) => rest % divisor === 0) ?? 1;
  const fraction = `${rest / common}/${16 / common}`;
  return full === 0 ? fraction : `${full}-${fraction}`;
}

/** 12.5 (1/2): as a detail dimensions it, in millimeters and inches. */
export function millimetersAndInches(length: number): string {
  return `${tenths(length)} (${inchFraction(length)})`;
}

/** 12.5 mm (1/2 in), or the sides of a part: 564 × 18 mm (22-3/16 × 11/16 in) */
export function sizeInBothUnits(...sides: readonly number[]): string {
  return `${sides.map(tenths).join(" × ")} mm (${sides.map(inchFraction).join(" × ")} in)`;
}

function tenths(length: number): string {
  return (Math.round(length * 10) / 10).toLocaleString("en-US");
}
