import {
  cabinetDetails,
  cabinetParts,
  doorDetail,
  panelDetails,
  panelFixing,
  plankDetail,
  windowDetail,
} from "#content/drawings/detail-records.ts";
import type { ProductSlug } from "#content/declarations/declaration-records.ts";
import { samples } from "#content/sample-options.ts";

export type Point = readonly [x: number, y: number];
/** By what is drawn: each is a layer of the DXF file, with its AutoCAD color index. */
export const LAYERS = {
  WALL: 8,
  FRAME: 30,
  LEAF: 1,
  GLASS: 4,
  HIDDEN: 9,
  DIMENSION: 5,
  TEXT: 7,
} as const;
export type Layer = keyof typeof LAYERS;
/** A closed outline. */
type Shape = { layer: Layer; points: readonly Point[] };
/** The distance of two points along the axis that they differ most in, written `offset` beside them. */
export type Dimension = { from: Point; to: Point; offset: number };
/** A drawing at full size in millimeters, x to the right and y up. */
export type Detail = {
  name: string;
  title: string;
  shapes: readonly Shape[];
  dimensions: readonly Dimension[];
};

export type PanelSlug = keyof typeof panelDetails;

const SECTION_LENGTH = 220;
const FLUTE_STEPS = 12;

/** The details of a product, by its slug. */
export const details: Record<ProductSlug, () => Detail[]> = {
  "hardwood-flooring": () => [plankJoint()],
  "wall-panels": () => [
    ...(Object.keys(panelDetails) as PanelSlug[]).map(panelSection),
    panelOnBattens(),
  ],
  "custom-cabinets": () => (Object.keys(cabinetDetails) as CabinetSlug[]).map(cabinetModule),
  "doors-windows": () => [doorElevation(), doorJamb(), windowElevation(), windowHead()],
};

type CabinetSlug = keyof typeof cabinetDetails;

export function rectangle(x: number, y: number, width: number, height: number): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

function doorElevation(): Detail {
  const { leaf, lining, gap, undercut, roughOpening } = doorDetail;
  const width = leaf.width + 2 * (gap + lining);
  const height = leaf.height + undercut + gap + lining;
  const side = roughOpening / 2;
  return {
    name: "door-elevation",
    title: "Door, elevation",
    shapes: [
      { layer: "HIDDEN", points: rectangle(-side, 0, width + roughOpening, height + roughOpening) },
      { layer: "FRAME", points: rectangle(0, 0, width, height) },
      { layer: "LEAF", points: rectangle(lining + gap, undercut, leaf.width, leaf.height) },
    ],
    dimensions: [
      { from: [lining + gap, 0], to: [lining + gap + leaf.width, 0], offset: -120 },
      { from: [0, 0], to: [width, 0], offset: -240 },
      { from: [-side, 0], to: [width + side, 0], offset: -360 },
      { from: [0, undercut], to: [0, undercut + leaf.height], offset: -120 },
      { from: [0, 0], to: [0, height], offset: -240 },
      { from: [0, 0], to: [0, height + roughOpening], offset: -360 },
    ],
  };
}

function doorJamb(): Detail {
  const { leaf, wall, lining, stop, casing, gap, roughOpening } = doorDetail;
  const shim = roughOpening / 2;
  const face = -lining - shim;
  return {
    name: "door-jamb",
    title: "Door, jamb in plan",
    shapes: [
      { layer: "WALL", points: rectangle(face - SECTION_LENGTH, 0, SECTION_LENGTH, wall) },
      { layer: "FRAME", points: rectangle(-lining, 0, lining, wall) },
      { layer: "FRAME", points: rectangle(0, leaf.thickness, stop.depth, stop.width) },
      {
        layer: "FRAME",
        points: rectangle(-casing.width, -casing.thickness, casing.width, casing.thickness),
      },
      { layer: "FRAME", points: rectangle(-casing.width, wall, casing.width, casing.thickness) },
      { layer: "LEAF", points: rectangle(gap, 0, SECTION_LENGTH, leaf.thickness) },
    ],
    dimensions: [
      { from: [-lining, wall], to: [0, wall], offset: 60 },
      { from: [face, wall], to: [-lining, wall], offset: 100 },
      { from: [0, 0], to: [gap, 0], offset: -60 },
      { from: [face - SECTION_LENGTH, 0], to: [face - SECTION_LENGTH, wall], offset: -40 },
      { from: [gap + SECTION_LENGTH, 0], to: [gap + SECTION_LENGTH, leaf.thickness], offset: 40 },
    ],
  };
}

function windowElevation(): Detail {
  const { unit, frame, sash, gap, roughOpening } = windowDetail;
  const inset = frame.face + gap;
  const glazed = inset + sash.face;
  const side = roughOpening / 2;
  return {
    name: "window-elevation",
    title: "Window, elevation",
    shapes: [
      {
        layer: "HIDDEN",
        points: rectangle(-side, -side, unit.width + roughOpening, unit.height + roughOpening),
      },
      { layer: "FRAME", points: rectangle(0, 0, unit.width, unit.height) },
      {
        layer: "LEAF",
        points: rectangle(inset, inset, unit.width - 2 * inset, unit.height - 2 * inset),
      },
      {
        layer: "GLASS",
        points: rectangle(glazed, glazed, unit.width - 2 * glazed, unit.height - 2 * glazed),
      },
    ],
    dimensions: [
      { from: [0, 0], to: [unit.width, 0], offset: -120 },
      { from: [-side, 0], to: [unit.width + side, 0], offset: -240 },
      { from: [0, 0], to: [0, unit.height], offset: -120 },
      { from: [0, -side], to: [0, unit.height + side], offset: -240 },
    ],
  };
}

function windowHead(): Detail {
  const { frame, sash, glass, gap, roughOpening } = windowDetail;
  const shim = roughOpening / 2;
  const sashTop = -frame.face - gap;
  const glassTop = sashTop - sash.face + 15;
  return {
    name: "window-head",
    title: "Window, head in section",
    shapes: [
      { layer: "WALL", points: rectangle(-40, shim, frame.depth + 80, SECTION_LENGTH) },
      { layer: "FRAME", points: rectangle(0, -frame.face, frame.depth, frame.face) },
      { layer: "LEAF", points: rectangle(0, sashTop - sash.face, sash.depth, sash.face) },
      {
        layer: "GLASS",
        points: rectangle(
          (sash.depth - glass) / 2,
          glassTop - SECTION_LENGTH,
          glass,
          SECTION_LENGTH,
        ),
      },
    ],
    dimensions: [
      { from: [0, 0], to: [frame.depth, 0], offset: -420 },
      { from: [0, sashTop], to: [sash.depth, sashTop], offset: -300 },
      { from: [frame.depth, -frame.face], to: [frame.depth, 0], offset: 60 },
      { from: [frame.depth, sashTop - sash.face], to: [frame.depth, sashTop], offset: 60 },
      {
        from: [(sash.depth - glass) / 2, glassTop - SECTION_LENGTH],
        to: [(sash.depth + glass) / 2, glassTop - SECTION_LENGTH],
        offset: -40,
      },
    ],
  };
}

/** The outline of a panel across its length: its back at 0, its face up. */
export function panelOutline(slug: PanelSlug, pitches: number): Point[] {
  const { kind, pitch, width, thickness, back } = panelDetails[slug];
  const front = Array.from({ length: pitches }, (_, index): Point[] => {
    const x = index * pitch;
    const side = (pitch - width) / 2;
    switch (kind) {
      case "slats":
        return [
          [x, back],
          [x + side, back],
          [x + side, thickness],
          [x + side + width, thickness],
          [x + side + width, back],
          [x + pitch, back],
        ];
      case "flutes":
        return Array.from({ length: FLUTE_STEPS + 1 }, (_each, step): Point => {
          const along = step / FLUTE_STEPS;
          const height = Math.sqrt(1 - (2 * along - 1) ** 2);
          return [x + along * pitch, round(back + height * (thickness - back))];
        });
      case "boards":
        return [
          [x, thickness],
          [x + pitch, thickness],
        ];
      case "grooves": {
        const depth = thickness - back;
        return [
          [x, back],
          [x + depth, thickness],
          [x + pitch - depth, thickness],
          [x + pitch, back],
        ];
      }
      case "fields": {
        const bevel = 35;
        return [
          [x, thickness],
          [x + side, thickness],
          [x + side, back],
          [x + side + bevel, thickness - 3],
          [x + pitch - side - bevel, thickness - 3],
          [x + pitch - side, back],
          [x + pitch - side, thickness],
          [x + pitch, thickness],
        ];
      }
      case "blocks": {
        const step = (thickness - back) / 2;
        const height = back + (index % 3) * step;
        return [
          [x, height],
          [x + pitch, height],
        ];
      }
    }
  }).flat();
  return [[0, 0], ...front, [pitches * pitch, 0]];
}

function panelSection(slug: PanelSlug): Detail {
  const { pitch, width, thickness } = panelDetails[slug];
  const pitches = pitch > 100 ? 2 : 4;
  const side = (pitch - width) / 2;
  const length = pitches * pitch;
  return {
    name: `panel-${slug}`,
    title: `${samples["wall-panels"][slug]} panel, across its length`,
    shapes: [{ layer: "LEAF", points: panelOutline(slug, pitches) }],
    dimensions: [
      { from: [side, thickness], to: [side + width, thickness], offset: 40 },
      ...(width < pitch ? [{ from: [0, 0], to: [pitch, 0], offset: -40 } as const] : []),
      { from: [0, 0], to: [length, 0], offset: -80 },
      { from: [length, 0], to: [length, thickness], offset: 40 },
    ],
  };
}

function panelOnBattens(): Detail {
  const { batten } = panelFixing;
  const { thickness } = panelDetails["flat-veneer"];
  const bevel = batten.thickness / 2;
  return {
    name: "panel-fixing",
    title: "Panel on split battens, in section",
    shapes: [
      { layer: "WALL", points: rectangle(-100, -200, 100, 400) },
      {
        layer: "FRAME",
        points: [
          [0, -batten.width],
          [batten.thickness, -batten.width],
          [batten.thickness, bevel],
          [0, -bevel],
        ],
      },
      {
        layer: "FRAME",
        points: [
          [0, -bevel + 2],
          [batten.thickness, bevel + 2],
          [batten.thickness, batten.width],
          [0, batten.width],
        ],
      },
      { layer: "LEAF", points: rectangle(batten.thickness, -200, thickness, 400) },
    ],
    dimensions: [
      { from: [0, -200], to: [batten.thickness, -200], offset: -40 },
      { from: [batten.thickness, -200], to: [batten.thickness + thickness, -200], offset: -80 },
    ],
  };
}

function cabinetModule(slug: CabinetSlug): Detail {
  const { width, height, depth, plinth, shelves, fronts } = cabinetDetails[slug];
  const { carcass, back, front, gap } = cabinetParts;
  const side = width + 300;
  const inner = height - 2 * carcass;
  const frontHeight = (height - gap * (fronts - 1)) / fronts;
  return {
    name: slug,
    title: `${titleOf(slug)}, front and section`,
    shapes: [
      { layer: "FRAME", points: rectangle(0, plinth, width, height) },
      ...Array.from({ length: fronts }, (_, index): Shape => ({
        layer: "LEAF",
        points: rectangle(
          gap / 2,
          plinth + index * (frontHeight + gap) + gap / 2,
          width - gap,
          frontHeight - gap,
        ),
      })),
      ...(plinth > 0
        ? [
            { layer: "HIDDEN", points: rectangle(0, 0, width, plinth) } as const,
            { layer: "HIDDEN", points: rectangle(side + 50, 0, depth - 50, plinth) } as const,
          ]
        : []),
      { layer: "FRAME", points: rectangle(side, plinth, depth, carcass) },
      { layer: "FRAME", points: rectangle(side, plinth + height - carcass, depth, carcass) },
      { layer: "FRAME", points: rectangle(side + depth - back, plinth + carcass, back, inner) },
      ...Array.from({ length: shelves }, (_, index): Shape => ({
        layer: "FRAME",
        points: rectangle(
          side + 20,
          round(plinth + carcass + ((index + 1) * inner) / (shelves + 1)),
          depth - back - 20,
          carcass,
        ),
      })),
      { layer: "LEAF", points: rectangle(side - front, plinth + gap / 2, front, height - gap) },
    ],
    dimensions: [
      { from: [0, 0], to: [width, 0], offset: -120 },
      { from: [0, plinth], to: [0, plinth + height], offset: -120 },
      ...(plinth > 0 ? [{ from: [0, 0], to: [0, plinth], offset: -240 } as const] : []),
      { from: [side, 0], to: [side + depth, 0], offset: -120 },
      { from: [side - front, plinth], to: [side, plinth], offset: -240 },
    ],
  };
}

function plankJoint(): Detail {
  const { width, thickness, tongue } = plankDetail;
  const low = (thickness - tongue.height) / 2;
  const outline = (x: number): Point[] => [
    [x, 0],
    [x + width, 0],
    [x + width, low],
    [x + width - tongue.depth, low],
    [x + width - tongue.depth, low + tongue.height],
    [x + width, low + tongue.height],
    [x + width, thickness],
    [x, thickness],
    [x, low + tongue.height],
    [x - tongue.depth + 0.5, low + tongue.height],
    [x - tongue.depth + 0.5, low],
    [x, low],
  ];
  return {
    name: "plank-joint",
    title: "Solid plank, tongue and groove across its length",
    shapes: [
      { layer: "LEAF", points: outline(0) },
      { layer: "LEAF", points: outline(width) },
    ],
    dimensions: [
      { from: [0, thickness], to: [width, thickness], offset: 30 },
      { from: [2 * width, 0], to: [2 * width, thickness], offset: 30 },
      { from: [width - tongue.depth, 0], to: [width, 0], offset: -30 },
    ],
  };
}

export function titleOf(slug: string): string {
  return slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll("-", " ");
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
