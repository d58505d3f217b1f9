import { makeZip } from "client-zip";
import { company } from "#content/company.ts";
import { DETAILS_MODIFIED } from "#content/drawings/detail-records.ts";
import type { products } from "#content/products/product-list.ts";
import { oncePerProcess } from "#lib/once-per-process.ts";
import { details } from "./kit-details.ts";
import { dxfOf } from "./dxf-file.ts";
import { ifcOf } from "./ifc-file.ts";
import { objects } from "./ifc-objects.ts";
import { panelTextures, speciesTextures, TEXTURE_PIXELS, type Texture } from "./kit-textures.ts";

type Product = (typeof products)[number];

const NOTE = "Millimeters, full size. Typical sizes: the shop drawing of an order governs.";
/** The same for each build, so that the same content is the same file. */
const MADE = new Date(DETAILS_MODIFIED);

/** Details as DXF, objects as IFC, textures as JPEG and a list of them, as one ZIP file. Made once per process. */
export function drawingKit(product: Product): Promise<Buffer> {
  return oncePerProcess(`${product.slug} kit`, () => makeKit(product));
}

async function makeKit(product: Product): Promise<Buffer> {
  const { slug, name } = product;
  const drawings = details[slug]();
  const models = objects[slug]();
  const textures = await texturesOf(slug);
  const files = [
    { name: "README.txt", input: readme(product, drawings, models, textures) },
    ...drawings.map((detail) => ({
      name: `dxf/${detail.name}.dxf`,
      input: dxfOf(detail, `${company.name}, ${name}. ${NOTE}`),
    })),
    ...(models.length > 0
      ? [{ name: `ifc/${slug}.ifc`, input: ifcOf(slug, company.name, models) }]
      : []),
    ...textures.flatMap((texture) =>
      texture.files.map((file) => ({ name: file.name, input: file.content })),
    ),
  ].map((file) => ({ ...file, name: `${slug}/${file.name}`, lastModified: MADE }));
  return Buffer.from(await new Response(makeZip(files)).arrayBuffer());
}

async function texturesOf(slug: Product["slug"]): Promise<Texture[]> {
  if (slug === "hardwood-flooring") return speciesTextures();
  return slug === "wall-panels" ? panelTextures() : [];
}

function readme(
  { name, path }: Product,
  drawings: readonly { name: string; title: string }[],
  models: readonly { name: string; kind: string }[],
  textures: readonly Texture[],
): string {
  const lines = [
    `${name}: drawing kit`,
    `${company.name}, ${company.domain}${path}`,
    "",
    NOTE,
    "Values that only a test report has, such as fire ratings, are left open in the IFC file.",
    "",
    "DXF, AutoCAD 2018, a layer for each kind of part:",
    ...drawings.map((drawing) => `  ${drawing.name}.dxf: ${drawing.title}`),
  ];
  if (models.length > 0)
    lines.push("", "IFC 4:", ...models.map((model) => `  ${model.name} (${model.kind})`));
  if (textures.length > 0)
    lines.push(
      "",
      `Textures, ${TEXTURE_PIXELS} × ${TEXTURE_PIXELS} pixels, repeat without a seam; albedo, roughness, height (white is up):`,
      ...textures.map(({ title, size }) => `  ${title}: ${size} × ${size} mm`),
    );
  // Older editors read UTF-8 by its mark, and break lines at CR LF.
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}
