import type { ProductSlug } from "#content/declarations/declaration-records.ts";
import {
  cabinetDetails,
  cabinetParts,
  doorDetail,
  panelDetails,
  panelFixing,
  windowDetail,
} from "#content/drawings/detail-records.ts";
import { products } from "#content/products/product-list.ts";
import type { Section } from "#content/record-types.ts";
import { samples } from "#content/sample-options.ts";
import { frontsOf, titleOf } from "#lib/details/cabinet-details.ts";
import { rectangle } from "#lib/details/detail-types.ts";
import { panelOutline, type PanelSlug } from "#lib/details/panel-details.ts";
import type { IfcObject, Prism } from "./ifc-file.ts";

const PANEL_WIDTH_MM = 600;
const WOOD = "White oak (Quercus alba)";

/** What a product's IFC file holds; a floor is no object. */
export const objects: Record<ProductSlug, () => IfcObject[]> = {
  "hardwood-flooring": () => [],
  "wall-panels": () => (Object.keys(panelDetails) as PanelSlug[]).map(panel),
  "custom-cabinets": () =>
    (Object.keys(cabinetDetails) as (keyof typeof cabinetDetails)[]).map(cabinet),
  "doors-windows": () => [door(), window()],
};

function door(): IfcObject {
  const { leaf, lining, gap, undercut, wall } = doorDetail;
  const width = leaf.width + 2 * (gap + lining);
  const head = leaf.height + undercut + gap;
  return {
    kind: "IFCDOOR",
    name: "Door",
    description: "Leaf and lining of a wood door",
    size: { width, height: head + lining },
    material: WOOD,
    prisms: [
      { outline: rectangle(0, 0, lining, wall), z: 0, height: head },
      { outline: rectangle(width - lining, 0, lining, wall), z: 0, height: head },
      { outline: rectangle(0, 0, width, wall), z: head, height: lining },
      {
        outline: rectangle(lining + gap, 0, leaf.width, leaf.thickness),
        z: undercut,
        height: leaf.height,
      },
    ],
    properties: {
      Pset_DoorCommon: { Reference: "Door", FireRating: undefined, AcousticRating: undefined },
      Specification: specificationOf("doors-windows"),
    },
  };
}

function window(): IfcObject {
  const { unit, frame, sash, glass, gap } = windowDetail;
  const inset = frame.face + gap;
  const glazed = inset + sash.face;
  return {
    kind: "IFCWINDOW",
    name: "Window",
    description: "Frame, sash and glass of a wood window",
    size: unit,
    material: WOOD,
    prisms: [
      ...ring(0, unit.width, unit.height, frame.face, frame.depth),
      ...ring(inset, unit.width - 2 * inset, unit.height - 2 * inset, sash.face, sash.depth),
      {
        outline: rectangle(glazed, (sash.depth - glass) / 2, unit.width - 2 * glazed, glass),
        z: glazed,
        height: unit.height - 2 * glazed,
      },
    ],
    properties: {
      Pset_WindowCommon: { Reference: "Window", FireRating: undefined, AcousticRating: undefined },
      Specification: specificationOf("doors-windows"),
    },
  };
}

/** Four pieces around an opening, the uprights from bottom to top. */
function ring(inset: number, width: number, height: number, face: number, depth: number): Prism[] {
  return [
    { outline: rectangle(inset, 0, face, depth), z: inset, height },
    { outline: rectangle(inset + width - face, 0, face, depth), z: inset, height },
    { outline: rectangle(inset + face, 0, width - 2 * face, depth), z: inset, height: face },
    {
      outline: rectangle(inset + face, 0, width - 2 * face, depth),
      z: inset + height - face,
      height: face,
    },
  ];
}

function panel(slug: PanelSlug): IfcObject {
  const { pitch } = panelDetails[slug];
  const pitches = Math.max(1, Math.round(PANEL_WIDTH_MM / pitch));
  return {
    kind: "IFCCOVERING",
    name: `Wall panel: ${samples["wall-panels"][slug]}`,
    description: "Wood wall panel",
    size: { width: pitches * pitch, height: panelFixing.height },
    material: WOOD,
    prisms: [{ outline: panelOutline(slug, pitches), z: 0, height: panelFixing.height }],
    properties: {
      Pset_CoveringCommon: { Reference: slug, AcousticRating: undefined },
      Specification: specificationOf("wall-panels"),
    },
  };
}

function cabinet(slug: keyof typeof cabinetDetails): IfcObject {
  const { width, height, depth, plinth } = cabinetDetails[slug];
  const { carcass, back, front, gap, plinthSetback } = cabinetParts;
  const inner = width - 2 * carcass;
  const deep = rectangle(carcass, 0, inner, depth);
  return {
    kind: "IFCFURNITURE",
    name: titleOf(slug),
    description: "Cabinet module",
    size: { width, height: height + plinth },
    material: "Plywood or particleboard; fronts of wood, veneered or painted",
    prisms: [
      ...(plinth > 0
        ? [{ outline: rectangle(0, plinthSetback, width, carcass), z: 0, height: plinth }]
        : []),
      { outline: rectangle(0, 0, carcass, depth), z: plinth, height },
      { outline: rectangle(width - carcass, 0, carcass, depth), z: plinth, height },
      { outline: deep, z: plinth, height: carcass },
      { outline: deep, z: plinth + height - carcass, height: carcass },
      { outline: rectangle(carcass, depth - back, inner, back), z: plinth, height },
      ...frontsOf(slug).map(({ from, length }) => ({
        outline: rectangle(gap / 2, -front, width - gap, front),
        z: plinth + from,
        height: length,
      })),
    ],
    properties: {
      Pset_FurnitureTypeCommon: { Reference: slug, MainColor: undefined },
      Specification: specificationOf("custom-cabinets"),
    },
  };
}

/** The rows of the product's specification, each with its standard. */
function specificationOf(slug: ProductSlug): Record<string, string> {
  const sections: readonly Section[] =
    products.find((product) => product.slug === slug)?.sections ?? [];
  const rows = sections.flatMap((section) =>
    section.kind === "specification" ? section.rows : [],
  );
  return Object.fromEntries(
    rows.map(({ label, value, metric, standard }) => [
      label,
      [value, metric, standard].filter(Boolean).join("; "),
    ]),
  );
}
