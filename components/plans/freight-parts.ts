import { freight } from "#content/plans/freight-plan.ts";
import type { Box, FreightRecord } from "#content/plans/plan-types.ts";
import { cartonOf, loadOf } from "#lib/plans/freight.ts";
import { inches, millimeters } from "#lib/plans/units.ts";
import { round } from "./plan-frame.tsx";

/** What both sheets of the freight plan draw. */
export const freightRecord: FreightRecord = freight;
export const carton = cartonOf(freightRecord);
export const loads = freightRecord.pallets.map((pallet) => loadOf(freightRecord, pallet));

/** One unit is a centimeter on both sheets. */
export const UNIT_MM = 10;

export const units = (length: number) => round(length / UNIT_MM);

export const crossPath = ({ x, y, width, depth }: Box) =>
  `M${units(x)} ${units(y)}l${units(width)} ${units(depth)}m0 ${-units(depth)}l${-units(width)} ${units(depth)}`;

export const boxPath = ({ x, y, width, depth }: Box) =>
  `M${units(x)} ${units(y)}h${units(width)}v${units(depth)}h${-units(width)}z`;

/** In millimeters and inches. */
export function sizeOf({
  width,
  depth,
  height,
}: {
  width: number;
  depth: number;
  height: number;
}): string {
  const sides = [width, depth, height];
  return `${sides.map(millimeters).join(" × ")} mm (${sides.map(inches).join(" × ")} in)`;
}
