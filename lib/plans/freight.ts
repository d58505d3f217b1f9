import type { Box, FreightRecord } from "#content/plans/plan-types.ts";

const MM2_PER_M2 = 1_000_000;
const MM3_PER_M3 = 1_000_000_000;

type Size = { width: number; depth: number; height: number };
type Pallet = FreightRecord["pallets"][number];

export type Load = {
  pallet: Pallet;
  layer: readonly Box[];
  layers: number;
  /** Of the loaded pallet. */
  height: number;
  palletKg: number;
  places: readonly Box[];
  cartons: number;
  cargoKg: number;
  /** Whether the load stops at the door's head or at the gross weight. */
  endsAt: "height" | "weight";
};

export type Carton = Size & { kg: number; staves: number; squareMeters: number };

export function cartonOf({ carton }: Pick<FreightRecord, "carton">): Carton {
  const { width, depth, height, stave, abreast, layers } = carton;
  const staves = abreast * layers;
  const volume = (staves * stave.length * stave.width * stave.thickness) / MM3_PER_M3;
  return {
    width,
    depth,
    height,
    kg: Math.round(volume * carton.densityKgPerM3 + carton.packingKg),
    staves,
    squareMeters: (staves * stave.length * stave.width) / MM2_PER_M2,
  };
}

/**
 * The most cartons of one layer: rows of cartons in one direction, and what is left of the pallet in the other. Each layer
 * of real loads is one of these, or nearly.
 */
export function layerOf(pallet: Pick<Pallet, "length" | "width">, carton: Size): readonly Box[] {
  const ways = [carton.width, carton.depth].flatMap((side) => {
    const other = side === carton.width ? carton.depth : carton.width;
    const most = Math.floor(pallet.width / side);
    return Array.from({ length: most + 1 }, (_, rows) => [
      ...block(0, 0, pallet.length, rows * side, other, side),
      ...block(0, rows * side, pallet.length, pallet.width - rows * side, side, other),
    ]);
  });
  return ways.reduce((best, way) => (way.length > best.length ? way : best), []);
}

/** Equal boxes in a rectangle, as many as fit. */
function block(
  x: number,
  y: number,
  length: number,
  width: number,
  along: number,
  across: number,
): Box[] {
  const [columns, rows] = [Math.floor(length / along), Math.floor(width / across)];
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: x + (index % columns) * along,
    y: y + Math.floor(index / columns) * across,
    width: along,
    depth: across,
  }));
}

/** Two rows of pallets: one with its long side across the container, one with it along. */
export function placesIn({ container, clearance }: FreightRecord, pallet: Pallet): readonly Box[] {
  const row = (y: number, along: number, across: number) =>
    Array.from(
      { length: Math.floor((container.length + clearance.along) / (along + clearance.along)) },
      (_, index) => ({ x: index * (along + clearance.along), y, width: along, depth: across }),
    );
  return [
    ...row(0, pallet.width, pallet.length),
    ...row(container.width - pallet.width, pallet.length, pallet.width),
  ];
}

/** How a container is loaded with one kind of pallet: no higher than its door, no heavier than its plate or the road allows. */
export function loadOf(record: FreightRecord, pallet: Pallet): Load {
  const { container, clearance } = record;
  const carton = cartonOf(record);
  const layer = layerOf(pallet, carton);
  const places = placesIn(record, pallet);
  const byHeight = Math.floor(
    (container.door.height - clearance.above - pallet.height) / carton.height,
  );
  const byWeight = Math.floor(
    (pallet.cargoKg / places.length - pallet.kg) / (layer.length * carton.kg),
  );
  const layers = Math.min(byHeight, byWeight);
  const palletKg = pallet.kg + layers * layer.length * carton.kg;
  return {
    pallet,
    layer,
    layers,
    height: pallet.height + layers * carton.height,
    palletKg,
    places,
    cartons: places.length * layers * layer.length,
    cargoKg: places.length * palletKg,
    endsAt: byHeight <= byWeight ? "height" : "weight",
  };
}
