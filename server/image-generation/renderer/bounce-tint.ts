import { meanAlbedo, type DesignMaterials } from "./design-materials.ts";
import type { Scene } from "./scene.ts";
import type { LinearRgb } from "./srgb.ts";

/** Share of the indirect light reflected by each slot. */
const BOUNCE_SHARES = { cabinet: 0.2, island: 0.09, worktop: 0.05, floor: 0.27 } as const;
const SLOTS = ["cabinet", "island", "worktop", "floor"] as const;

/** Color bleeding: the factor for indirect light, since the room was rendered in gray. */
export function bounceTintOf(
  { surfaces, neutral }: Pick<Scene, "surfaces" | "neutral">,
  materials: DesignMaterials,
): LinearRgb {
  const tint: [number, number, number] = [1, 1, 1];
  const present = new Set(surfaces.map(({ slot }) => slot));
  for (const slot of SLOTS) {
    if (!present.has(slot)) continue;
    const albedo = meanAlbedo(materials[slot]);
    for (const channel of [0, 1, 2] as const)
      tint[channel] += BOUNCE_SHARES[slot] * (albedo[channel] / neutral[slot] - 1);
  }
  return tint;
}
