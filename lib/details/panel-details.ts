import {
  doorDetail,
  panelDetails,
  panelFixing,
  plankDetail,
} from "#content/drawings/detail-records.ts";
import { samples } from "#content/sample-options.ts";
import { hundredths, rectangle, type Detail, type Point, type Shape } from "./detail-types.ts";

export type PanelSlug = keyof typeof panelDetails;

const FLUTE_STEPS = 12;
/** How much of wall, floor and ceiling a section shows. */
const WALL_DEPTH = 30;
const SLAB = 25;
const FLOOR_LENGTH = 40;
const END_HEIGHT = 80;
const MIDDLE_HEIGHT = 110;

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
          return [x + along * pitch, hundredths(back + height * (thickness - back))];
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

export function panelSection(slug: PanelSlug): Detail {
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

/** What stands before the wall, from its face on. */
export function panelLayers() {
  const { batten, furring, wool } = panelFixing;
  const { thickness, back } = panelDetails["slatted-acoustic"];
  const cavity = furring.depth + batten.thickness;
  return { battenAt: furring.depth, wool, cavity, slat: cavity + back, face: cavity + thickness };
}

/** A slatted panel cut along a slat, where split battens carry it. */
export function panelAtBatten(): Detail {
  const { batten } = panelFixing;
  const { battenAt, cavity, wool, face } = panelLayers();
  const bevel = batten.thickness / 2;
  const half = MIDDLE_HEIGHT / 2;
  return {
    name: "panel-fixing",
    title: "Slatted panel on split battens, in section",
    shapes: [
      {
        layer: "WALL",
        material: "masonry",
        points: rectangle(-WALL_DEPTH, -half, WALL_DEPTH, 2 * half),
      },
      {
        layer: "INSULATION",
        material: "wool",
        points: [
          [0, -half],
          [wool, -half],
          [wool, -batten.width / 2],
          [battenAt, -batten.width / 2],
          [battenAt, batten.width / 2],
          [wool, batten.width / 2],
          [wool, half],
          [0, half],
        ],
      },
      {
        layer: "FRAME",
        material: "wood",
        points: [
          [battenAt, -batten.width / 2],
          [cavity, -batten.width / 2],
          [cavity, bevel - 1],
          [battenAt, -bevel - 1],
        ],
      },
      {
        layer: "FRAME",
        material: "wood",
        points: [
          [battenAt, -bevel + 1],
          [cavity, bevel + 1],
          [cavity, batten.width / 2],
          [battenAt, batten.width / 2],
        ],
      },
      ...panelAlong(-half, half),
    ],
    dimensions: [
      { from: [0, -half], to: [cavity, -half], offset: -40 },
      { from: [cavity, -half], to: [face, -half], offset: -80 },
    ],
  };
}

/** The same panel at the floor, which is at 0. */
export function panelAtFloor(): Detail {
  const { gap, wool } = panelFixing;
  const { face } = panelLayers();
  return {
    name: "panel-at-floor",
    title: "Slatted panel at the floor, in section",
    shapes: [
      {
        layer: "WALL",
        material: "masonry",
        points: rectangle(-WALL_DEPTH, 0, WALL_DEPTH, END_HEIGHT),
      },
      {
        layer: "WALL",
        material: "wood",
        points: rectangle(
          -WALL_DEPTH,
          -plankDetail.thickness,
          WALL_DEPTH + face + FLOOR_LENGTH,
          plankDetail.thickness,
        ),
      },
      { layer: "INSULATION", material: "wool", points: rectangle(0, gap, wool, END_HEIGHT - gap) },
      ...panelAlong(gap, END_HEIGHT),
    ],
    dimensions: [{ from: [face, 0], to: [face, gap], offset: 40 }],
  };
}

/** The same panel at the ceiling, which is at 0. */
export function panelAtCeiling(): Detail {
  const { gap, wool } = panelFixing;
  const { face } = panelLayers();
  return {
    name: "panel-at-ceiling",
    title: "Slatted panel at the ceiling, in section",
    shapes: [
      {
        layer: "WALL",
        material: "masonry",
        points: rectangle(-WALL_DEPTH, -END_HEIGHT, WALL_DEPTH, END_HEIGHT + SLAB),
      },
      {
        layer: "WALL",
        material: "board",
        points: rectangle(0, 0, face + FLOOR_LENGTH, doorDetail.board),
      },
      {
        layer: "INSULATION",
        material: "wool",
        points: rectangle(0, -END_HEIGHT, wool, END_HEIGHT - gap),
      },
      ...panelAlong(-END_HEIGHT, -gap),
    ],
    dimensions: [{ from: [face, -gap], to: [face, 0], offset: 40 }],
  };
}

/** Felt and slat, cut along the slat. */
function panelAlong(from: number, to: number): Shape[] {
  const { cavity, slat, face } = panelLayers();
  return [
    { layer: "LEAF", material: "felt", points: rectangle(cavity, from, slat - cavity, to - from) },
    { layer: "LEAF", material: "long-wood", points: rectangle(slat, from, face - slat, to - from) },
  ];
}

/** Two slatted panels in plan, whose joint is at 0, midway between two slats. */
export function panelJoint(): Detail {
  const { furring, wool } = panelFixing;
  const { pitch, width } = panelDetails["slatted-acoustic"];
  const { cavity, slat, face } = panelLayers();
  const half = 1.25 * pitch;
  return {
    name: "panel-joint",
    title: "Slatted panels, joint in plan",
    shapes: [
      { layer: "WALL", material: "masonry", points: rectangle(-half, -SLAB, 2 * half, SLAB) },
      {
        layer: "WALL",
        material: "rough-wood",
        points: rectangle(-furring.width / 2, 0, furring.width, furring.depth),
      },
      {
        layer: "INSULATION",
        material: "wool",
        points: [
          [-half, 0],
          [-furring.width / 2, 0],
          [-furring.width / 2, furring.depth],
          [furring.width / 2, furring.depth],
          [furring.width / 2, 0],
          [half, 0],
          [half, wool],
          [-half, wool],
        ],
      },
      ...[-half, 0].map((x) => ({
        layer: "LEAF" as const,
        material: "felt" as const,
        points: rectangle(x, cavity, half, slat - cavity),
      })),
      ...[-0.5, 0.5].map((place) => ({
        layer: "LEAF" as const,
        material: "wood" as const,
        points: rectangle(place * pitch - width / 2, slat, width, face - slat),
      })),
    ],
    dimensions: [
      { from: [-pitch / 2, face], to: [pitch / 2, face], offset: 40 },
      { from: [(pitch - width) / 2, face], to: [(pitch + width) / 2, face], offset: 80 },
      { from: [half, cavity], to: [half, face], offset: 40 },
    ],
  };
}
