import { doorDetail, windowDetail } from "#content/drawings/detail-records.ts";
import { hundredths, rectangle, type Detail, type Point } from "./detail-types.ts";

/** How much of wall, leaf and glass a section shows. */
const WALL_LENGTH = 75;
const LEAF_LENGTH = 150;
const GLASS_LENGTH = 100;
const LINTEL_HEIGHT = 90;
/** Corners of a hinge's barrel. */
const BARREL_CORNERS = 16;

export function doorElevation(): Detail {
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

/** The hinge side, in plan: 0 is where the lining ends and the gap to the leaf begins, and the leaf's face. */
export function doorJamb(): Detail {
  const { leaf, wall, board, stud, lining, stop, seal, casing, hinge, gap, roughOpening } =
    doorDetail;
  const shim = roughOpening / 2;
  const face = -lining - shim;
  const end = gap + LEAF_LENGTH;
  const cavity = wall - 2 * board;
  const stopAt = leaf.thickness + seal.thickness;
  const groove = (stop.depth - seal.groove.width) / 2;
  const stem = [groove + 0.5, groove + seal.groove.width - 0.5] as const;
  const grooveEnd = stopAt + seal.groove.depth;
  return {
    name: "door-jamb",
    title: "Door, jamb in plan",
    shapes: [
      ...[0, wall - board].map((y) => ({
        layer: "WALL" as const,
        material: "board" as const,
        points: rectangle(face - WALL_LENGTH, y, WALL_LENGTH, board),
      })),
      {
        layer: "WALL",
        material: "rough-wood",
        points: rectangle(face - stud, board, stud, cavity),
      },
      {
        layer: "INSULATION",
        material: "wool",
        points: rectangle(face - WALL_LENGTH, board, WALL_LENGTH - stud, cavity),
      },
      // A pair of wedges.
      {
        layer: "FRAME",
        points: [
          [face, board],
          [-lining, board],
          [-lining, wall - board],
        ],
      },
      {
        layer: "FRAME",
        points: [
          [face, board],
          [-lining, wall - board],
          [face, wall - board],
        ],
      },
      {
        layer: "FRAME",
        material: "wood",
        points: [
          [-lining, 0],
          [-hinge.leaf, 0],
          [-hinge.leaf, hinge.width],
          [0, hinge.width],
          [0, wall],
          [-lining, wall],
        ],
      },
      {
        layer: "FRAME",
        material: "wood",
        points: [
          [0, stopAt],
          [groove, stopAt],
          [groove, grooveEnd],
          [groove + seal.groove.width, grooveEnd],
          [groove + seal.groove.width, stopAt],
          [stop.depth, stopAt],
          [stop.depth, stopAt + stop.width],
          [0, stopAt + stop.width],
        ],
      },
      {
        layer: "SEAL",
        material: "seal",
        points: [
          [groove - 2, leaf.thickness],
          [groove + seal.groove.width + 2, leaf.thickness],
          [groove + seal.groove.width + 2, stopAt],
          [stem[1], stopAt],
          [stem[1], grooveEnd],
          [stem[0], grooveEnd],
          [stem[0], stopAt],
          [groove - 2, stopAt],
        ],
      },
      ...[-casing.thickness, wall].map((y) => ({
        layer: "FRAME" as const,
        material: "wood" as const,
        points: rectangle(-casing.reveal - casing.width, y, casing.width, casing.thickness),
      })),
      {
        layer: "LEAF",
        material: "wood",
        points: [
          [gap + hinge.leaf, leaf.face],
          [gap + leaf.stile, leaf.face],
          [gap + leaf.stile, leaf.thickness - leaf.face],
          [gap, leaf.thickness - leaf.face],
          [gap, hinge.width],
          [gap + hinge.leaf, hinge.width],
        ],
      },
      {
        layer: "LEAF",
        material: "board",
        points: rectangle(
          gap + leaf.stile,
          leaf.face,
          LEAF_LENGTH - leaf.stile,
          leaf.thickness - 2 * leaf.face,
        ),
      },
      {
        layer: "LEAF",
        points: rectangle(gap + hinge.leaf, 0, LEAF_LENGTH - hinge.leaf, leaf.face),
      },
      {
        layer: "LEAF",
        points: rectangle(gap, leaf.thickness - leaf.face, LEAF_LENGTH, leaf.face),
      },
      ...[-hinge.leaf, gap].map((x) => ({
        layer: "HARDWARE" as const,
        material: "metal" as const,
        points: rectangle(x, 0, hinge.leaf, hinge.width),
      })),
      {
        layer: "HARDWARE",
        points: Array.from({ length: BARREL_CORNERS }, (_, index): Point => {
          const angle = (2 * Math.PI * index) / BARREL_CORNERS;
          const radius = hinge.barrel / 2;
          return [
            hundredths(gap / 2 + radius * Math.cos(angle)),
            hundredths(-radius + radius * Math.sin(angle)),
          ];
        }),
      },
    ],
    dimensions: [
      { from: [-lining, wall], to: [0, wall], offset: 60 },
      { from: [face, wall], to: [-lining, wall], offset: 100 },
      { from: [0, 0], to: [gap, 0], offset: -60 },
      { from: [face - WALL_LENGTH, 0], to: [face - WALL_LENGTH, wall], offset: -40 },
      { from: [end, 0], to: [end, leaf.thickness], offset: 40 },
    ],
  };
}

export function windowElevation(): Detail {
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

/** Cut upright, outside to the left: 0 is the frame's outer face, and its top. */
export function windowHead(): Detail {
  const { frame, sash, glass, pane, rebate, seal, gap, roughOpening, wall, lining } = windowDetail;
  const shim = roughOpening / 2;
  const sashTop = -frame.face - gap;
  const sashEnd = sashTop - sash.face;
  const glassAt = (sash.depth - glass) / 2;
  const glassTop = sashEnd + rebate;
  const glassEnd = sashEnd - GLASS_LENGTH;
  const stopAt = sash.depth + seal;
  const plaster = frame.depth + wall.inside;
  return {
    name: "window-head",
    title: "Window, head in section",
    shapes: [
      {
        layer: "WALL",
        material: "masonry",
        points: rectangle(-wall.outside, shim, wall.outside + plaster, LINTEL_HEIGHT),
      },
      {
        layer: "WALL",
        material: "board",
        points: rectangle(plaster, shim, wall.plaster, LINTEL_HEIGHT),
      },
      // Sealant on both faces of the joint, and what insulates between them.
      ...[0, frame.depth - shim].map((x) => ({
        layer: "SEAL" as const,
        material: "seal" as const,
        points: rectangle(x, 0, shim, shim),
      })),
      {
        layer: "INSULATION",
        material: "wool",
        points: rectangle(shim, 0, frame.depth - 2 * shim, shim),
      },
      {
        layer: "FRAME",
        material: "wood",
        points: [
          [0, 0],
          [frame.depth, 0],
          [frame.depth, -frame.face - frame.stop],
          [stopAt, -frame.face - frame.stop],
          [stopAt, -frame.face],
          [0, -frame.face],
        ],
      },
      {
        layer: "FRAME",
        material: "wood",
        points: rectangle(frame.depth, shim - lining, wall.inside + wall.plaster, lining),
      },
      {
        layer: "FRAME",
        material: "wood",
        points: rectangle(
          plaster + wall.plaster,
          shim - lining + doorDetail.casing.reveal,
          doorDetail.casing.thickness,
          doorDetail.casing.width,
        ),
      },
      {
        layer: "SEAL",
        material: "seal",
        points: rectangle(sash.depth, -frame.face - frame.stop + 2, seal, frame.stop - 5),
      },
      {
        layer: "LEAF",
        material: "wood",
        points: [
          [0, sashTop],
          [sash.depth, sashTop],
          [sash.depth, glassTop],
          [glassAt, glassTop],
          [glassAt, sashEnd],
          [0, sashEnd],
        ],
      },
      {
        layer: "LEAF",
        material: "wood",
        points: [
          [glassAt + glass, sashEnd],
          [sash.depth, sashEnd + rebate / 2],
          [sash.depth, glassTop],
          [glassAt + glass, glassTop],
        ],
      },
      ...[glassAt, glassAt + glass - pane].map((x) => ({
        layer: "GLASS" as const,
        material: "glass" as const,
        points: rectangle(x, glassEnd, pane, glassTop - gap - glassEnd),
      })),
      {
        layer: "SEAL",
        material: "seal",
        points: rectangle(glassAt + pane, sashEnd + gap, glass - 2 * pane, rebate - 2 * gap),
      },
    ],
    dimensions: [
      { from: [0, 0], to: [frame.depth, 0], offset: -300 },
      { from: [0, sashTop], to: [sash.depth, sashTop], offset: -200 },
      { from: [frame.depth, -frame.face], to: [frame.depth, 0], offset: 80 },
      { from: [frame.depth, sashEnd], to: [frame.depth, sashTop], offset: 80 },
      { from: [glassAt, glassEnd], to: [glassAt + glass, glassEnd], offset: -40 },
    ],
  };
}
