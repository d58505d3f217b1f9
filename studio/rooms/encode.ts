// encode.ts FROM ROOM: what assemble.py wrote for a room -> server/image-generation/passes.
// ROOM-close is the room's other view.
// encode.ts FROM textures WOODTEX: slabs from FROM, atlases from WOODTEX.
import { copyFile, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

const [from = ".", what = "", atlases = ""] = process.argv.slice(2);
const to = join(import.meta.dirname, "../../server/image-generation/passes");
await mkdir(join(to, "textures"), { recursive: true });

if (what === "textures") await encodeTextures();
else {
  await copyFile(join(from, `${what}.json`), join(to, `${what}.json`));
  const names = await readdir(from);
  const ownPass = new RegExp(`^${what}-((day|sun|evening)-\\w+|pieces|handles)\\.png$`);
  for (const name of names.filter((each) => ownPass.test(each))) await encodePass(name);
}

/** Ids must be lossless; light may lose detail that the grain hides. */
async function encodePass(name: string) {
  const image = sharp(join(from, name));
  const target = join(to, name.replace(".png", ""));
  if (/-(pieces|handles)\.png$/.test(name) && !/-(day|sun|evening)-/.test(name))
    await image.webp({ lossless: true, effort: 6, exact: true }).toFile(`${target}.webp`);
  else if (name.includes("-light"))
    await image.avif({ quality: 86, effort: 3 }).toFile(`${target}.avif`);
  else if (name.includes("-bounce"))
    await image.webp({ quality: 80, effort: 6 }).toFile(`${target}.webp`);
  else await image.avif({ quality: 76, effort: 3 }).toFile(`${target}.avif`);
}

/** The first eight boards per wood, 500 texels per meter; slabs stay unchanged. */
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
    const twelve = await sharp(join(atlases, `${atlas}_c.png`), { limitInputPixels: false })
      .resize(1500, 1440)
      .removeAlpha()
      .toBuffer();
    await sharp(twelve)
      .extract({ left: 0, top: 0, width: 1500, height: 960 })
      .sharpen({ sigma: 0.6, m1: 0.6, m2: 1.2 })
      .webp({ quality: 86, effort: 6, smartSubsample: true })
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
