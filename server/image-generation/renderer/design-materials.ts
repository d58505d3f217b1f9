import type { CabinetDesign } from "#content/image-generation/options.ts";
import { materials, type Material, type MaterialWith } from "./materials.ts";
import type { SurfaceSlot } from "./scene.ts";
import type { LinearRgb } from "./srgb.ts";
import { loadTexture, type Texture } from "./textures.ts";

/** Hardware is metal, which has no texture. */
type MaterialSlot = Exclude<SurfaceSlot, "hardware">;

export type LoadedMaterial = MaterialWith<Texture>;

export type DesignMaterials = Readonly<Record<MaterialSlot, LoadedMaterial>>;

/** Throws with the file's name if a texture is missing. */
export async function loadMaterials(design: CabinetDesign): Promise<DesignMaterials> {
  return {
    cabinet: await loadMaterial(materials[design.cabinet]),
    island: await loadMaterial(materials[design.island]),
    worktop: await loadMaterial(materials[design.worktop]),
    floor: await loadMaterial(materials[design.floor]),
  };
}

export function meanAlbedo(material: LoadedMaterial): LinearRgb {
  if (material.kind === "paint") return material.albedo;
  const { mean } = material.texture;
  if (material.kind === "stone") return mean;
  const { brightness } = material;
  return [mean[0] * brightness, mean[1] * brightness, mean[2] * brightness];
}

async function loadMaterial(material: Material): Promise<LoadedMaterial> {
  return material.kind === "paint"
    ? material
    : { ...material, texture: await loadTexture(material.texture) };
}
