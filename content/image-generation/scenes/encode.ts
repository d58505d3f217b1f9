// encode.ts FROM ROOM: what assemble.py wrote for a room -> content/image-generation/passes.
// encode.ts FROM textures WOODTEX: slabs from FROM, atlases from WOODTEX.
import { copyFile, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

const [from = ".", what = "", atlases = ""] = process.argv.slice(2);
const to = join(import.meta.dirname, "../passes");
await mkdir(join(to, "textures"), { recursive: true });

if (what === "textures") await encodeTextures();
else {
  await copyFile(join(from, `${what}.json`), join(to, `${what}.json`));
  const names = await readdir(from);
  for (const name of names.filter((each) => each.startsWith(`${what}-`) && each.endsWith(".png")))
    await encodePass(name);
}

/** Ids must come back bit by bit; light may lose what grain hides. */
async function encodePass(name: string) {
  const picture = sharp(join(from, name));
  const target = join(to, name.replace(".png", ""));
  if (/-(pieces|handles)\.png$/.test(name) && !/-(day|sun|evening)-/.test(name))
    await picture.webp({ lossless: true, effort: 6, exact: true }).toFile(`${target}.webp`);
  else if (name.includes("-light"))
    await picture.avif({ quality: 86, effort: 3 }).toFile(`${target}.avif`);
  else if (name.includes("-bounce"))
    await picture.webp({ quality: 80, effort: 6 }).toFile(`${target}.webp`);
  else await picture.avif({ quality: 76, effort: 3 }).toFile(`${target}.avif`);
}

/** Atlases shrink to 500 texels a metre and eight boards; slabs stay as they are. */
async function encodeTextures() {
  const woods = {
    "white-oak": "white_oak",
    walnut: "walnut",
    maple: "maple",
    hickory: "hickory",
    ash: "ash",
    teak: "teak",
    "smoked-oak": "smoked_oak",
    "gray-oak": "grey_oak",
    "ebonized-oak": "ebonised",
  };
  for (const [id, atlas] of Object.entries(woods)) {
    const small = await sharp(join(atlases, `${atlas}_c.png`), { limitInputPixels: false })
      .resize(1500, 1440)
      .removeAlpha()
      .raw()
      .toBuffer();
    const raw = { width: 1500, height: 1440, channels: 3 as const };
    await sharp(await clearest(small, raw), { raw: { ...raw, height: 960 } })
      .sharpen({ sigma: 0.6, m1: 0.6, m2: 1.2 })
      .webp({ quality: 92, effort: 6, smartSubsample: true })
      .toFile(join(to, `textures/${id}.webp`));
  }
  for (const id of [
    "calacatta",
    "nero-marquina",
    "travertine",
    "limestone",
    "white-quartz",
    "soapstone",
  ])
    await sharp(join(from, `${id}.png`))
      .webp({ quality: 92, effort: 6, smartSubsample: true })
      .toFile(join(to, `textures/${id}.webp`));
}

/** The eight of twelve boards that have the fewest knots: veneer turns over, and a knot would be seen twice. */
async function clearest(pixels: Buffer, raw: { width: number; height: number; channels: 3 }) {
  const bytes = pixels.length / 12;
  const boards = await Promise.all(
    Array.from({ length: 12 }, async (_, i) => {
      const data = pixels.subarray(i * bytes, (i + 1) * bytes);
      const { channels } = await sharp(data, { raw: { ...raw, height: raw.height / 12 } })
        .resize(300, 24, { fit: "fill" })
        .greyscale()
        .stats();
      const [grey] = channels;
      return { data, knots: grey ? (grey.mean - grey.min) / grey.mean : 1 };
    }),
  );
  return Buffer.concat(
    boards
      .toSorted((a, b) => a.knots - b.knots)
      .slice(0, 8)
      .map(({ data }) => data),
  );
}
