import { cabinetDetails, cabinetParts } from "#content/drawings/detail-records.ts";
import { hundredths, rectangle, type Detail, type Shape } from "./detail-types.ts";

export type CabinetSlug = keyof typeof cabinetDetails;

export function cabinetModule(slug: CabinetSlug): Detail {
  const { width, depth, height, plinth, shelves } = cabinetDetails[slug];
  const { carcass, back, front, gap, shelfSetback, plinthSetback } = cabinetParts;
  const side = width + 300;
  const inner = height - 2 * carcass;
  return {
    name: slug,
    title: `${titleOf(slug)}, front and section`,
    shapes: [
      { layer: "FRAME", points: rectangle(0, plinth, width, height) },
      ...frontsOf(slug).map(({ from, length }): Shape => ({
        layer: "LEAF",
        points: rectangle(gap / 2, plinth + from, width - gap, length),
      })),
      ...(plinth > 0
        ? [
            { layer: "HIDDEN", points: rectangle(0, 0, width, plinth) } as const,
            {
              layer: "HIDDEN",
              points: rectangle(side + plinthSetback, 0, depth - plinthSetback, plinth),
            } as const,
          ]
        : []),
      { layer: "FRAME", points: rectangle(side, plinth, depth, carcass) },
      { layer: "FRAME", points: rectangle(side, plinth + height - carcass, depth, carcass) },
      { layer: "FRAME", points: rectangle(side + depth - back, plinth + carcass, back, inner) },
      ...Array.from({ length: shelves }, (_, index): Shape => ({
        layer: "FRAME",
        points: rectangle(
          side + shelfSetback,
          hundredths(plinth + carcass + ((index + 1) * inner) / (shelves + 1)),
          depth - back - shelfSetback,
          carcass,
        ),
      })),
      ...frontsOf(slug).map(({ from, length }): Shape => ({
        layer: "LEAF",
        points: rectangle(side - front, plinth + from, front, length),
      })),
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

/** Heights of the fronts from the carcass's lower edge: doors, and a drawer's over them. */
export function frontsOf(slug: CabinetSlug): { from: number; length: number }[] {
  const { height, fronts, drawer } = cabinetDetails[slug];
  const { gap } = cabinetParts;
  const door = (height - drawer) / fronts;
  const doors = Array.from({ length: fronts }, (_, index) => ({
    from: hundredths(index * door + gap / 2),
    length: hundredths(door - gap),
  }));
  return drawer > 0 ? [...doors, { from: height - drawer + gap / 2, length: drawer - gap }] : doors;
}

export function titleOf(slug: string): string {
  return slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll("-", " ");
}
