import { cabinetDetails, panelDetails } from "#content/drawings/detail-records.ts";
import type { ProductSlug } from "#content/declarations/declaration-records.ts";
import { cabinetModule, type CabinetSlug } from "#lib/details/cabinet-details.ts";
import type { Detail, Layer } from "#lib/details/detail-types.ts";
import { plankAtWall, plankJoint } from "#lib/details/floor-details.ts";
import {
  doorElevation,
  doorJamb,
  windowElevation,
  windowHead,
} from "#lib/details/opening-details.ts";
import {
  panelAtBatten,
  panelAtCeiling,
  panelAtFloor,
  panelJoint,
  panelSection,
  type PanelSlug,
} from "#lib/details/panel-details.ts";

/** AutoCAD color indexes. */
export const LAYERS: Record<Layer, number> = {
  WALL: 8,
  INSULATION: 2,
  FRAME: 30,
  LEAF: 1,
  GLASS: 4,
  SEAL: 6,
  HARDWARE: 3,
  HIDDEN: 9,
  DIMENSION: 5,
  TEXT: 7,
};

/** The details of a product, by its slug. */
export const details: Record<ProductSlug, () => Detail[]> = {
  "hardwood-flooring": () => [plankJoint(), plankAtWall()],
  "wall-panels": () => [
    ...(Object.keys(panelDetails) as PanelSlug[]).map(panelSection),
    panelAtBatten(),
    panelAtFloor(),
    panelAtCeiling(),
    panelJoint(),
  ],
  "custom-cabinets": () => (Object.keys(cabinetDetails) as CabinetSlug[]).map(cabinetModule),
  "doors-windows": () => [doorElevation(), doorJamb(), windowElevation(), windowHead()],
};
