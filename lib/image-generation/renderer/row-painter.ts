import type { FaceSampler } from "./face-sampler.ts";
import type { Colour } from "./materials.ts";
import type { Passes } from "./passes.ts";
import { flood, type Strip, stripOf } from "./strip.ts";

/** What a row's pixels make of the grey room's light and gloss, and how much of that light is bounced. */
type Row = { ratios: Float32Array; shine: Float32Array; bounced: Float32Array };

/**
 * Answers what paints one row of a picture into a frame.
 * `samplers` colour the faces, `tint` is the bounced light's colour, `metal` the handles'.
 */
export function rowPainter(
  passes: Passes,
  samplers: readonly FaceSampler[],
  tint: Colour,
  metal: Colour,
) {
  const { width } = passes;
  const first = stripOf(width);
  const second = stripOf(width);
  const shine = new Float32Array(width * 3);
  const row: Row = { ratios: first.colour, shine, bounced: new Float32Array(width) };
  const radiance = radianceOf(passes.record.curve);
  const hardware = passes.record.neutral.hardware;
  const shiny: Colour = [metal[0] / hardware, metal[1] / hardware, metal[2] / hardware];

  return (y: number, frame: Float32Array): void => {
    const { pieces } = passes;
    const start = y * width * 3;
    for (let x = 0; x < width; x = first.to) {
      const id = pieces[start + x * 3] ?? 0;
      const other = pieces[start + x * 3 + 1] ?? 0;
      first.from = x;
      first.to = endOf(pieces, start, x, width);
      cover(first, samplers[id - 1], y);
      if (id || other) {
        second.from = x;
        second.to = first.to;
        cover(second, samplers[other - 1], y);
        blend(
          { first, second, shine },
          samplers[id - 1],
          samplers[other - 1],
          pieces,
          start,
          shiny,
        );
      } else shine.fill(0, x * 3, first.to * 3);
    }
    bounceRow(passes, y, row.bounced);
    shed(passes, start, radiance, tint, row, frame);
  };
}

/** Where the run of pixels ends that show the same one or two faces. */
function endOf(pieces: Uint8Array, start: number, x: number, width: number): number {
  const id = pieces[start + x * 3];
  const other = pieces[start + x * 3 + 1];
  let end = x + 1;
  while (end < width && pieces[start + end * 3] === id && pieces[start + end * 3 + 1] === other)
    end++;
  return end;
}

/** Colours a strip; where no face is, the grey room's light stays as it is. */
function cover(strip: Strip, sampler: FaceSampler | undefined, y: number): void {
  if (sampler) sampler.paint(strip, y);
  else flood(strip, 1, 1, 1);
}

/** Mixes the colours of two faces into the first's strip by their shares, and works out the gloss that both keep. */
function blend(
  { first, second, shine }: { first: Strip; second: Strip; shine: Float32Array },
  sampler: FaceSampler | undefined,
  beside: FaceSampler | undefined,
  pieces: Uint8Array,
  start: number,
  shiny: Colour,
): void {
  const { colour } = first;
  const isMetal = sampler?.slot === "hardware";
  const isBesideMetal = beside?.slot === "hardware";
  const own = sampler?.gloss ?? 1;
  const others = isBesideMetal ? own : (beside?.gloss ?? 1);
  const [shinyRed, shinyGreen, shinyBlue] = shiny;
  for (let i = first.from * 3; i < first.to * 3; i += 3) {
    const share = (pieces[start + i + 2] ?? 0) / 255;
    const rest = 1 - share;
    const metallic = isMetal ? 1 : isBesideMetal ? rest : 0;
    if (rest > 0 && !isMetal && !isBesideMetal) {
      colour[i] = (colour[i] ?? 0) * share + (second.colour[i] ?? 0) * rest;
      colour[i + 1] = (colour[i + 1] ?? 0) * share + (second.colour[i + 1] ?? 0) * rest;
      colour[i + 2] = (colour[i + 2] ?? 0) * share + (second.colour[i + 2] ?? 0) * rest;
    }
    const kept = (own * share + others * rest) * (1 - metallic);
    shine[i] = kept + metallic * shinyRed;
    shine[i + 1] = kept + metallic * shinyGreen;
    shine[i + 2] = kept + metallic * shinyBlue;
  }
}

/** Widens one row of the bounced light's share to the picture's size. */
function bounceRow({ bounce }: Passes, y: number, out: Float32Array): void {
  const { data, width, height } = bounce;
  const v = Math.min(height - 1.001, Math.max(0, (y - 3.5) / 8));
  const top = (v | 0) * width;
  const t = v - (v | 0);
  for (let x = 0; x < out.length; x++) {
    const u = Math.min(width - 1.001, Math.max(0, (x - 3.5) / 8));
    const a = top + (u | 0);
    const s = u - (u | 0);
    const above = (data[a] ?? 0) * (1 - s) + (data[a + 1] ?? 0) * s;
    const below = (data[a + width] ?? 0) * (1 - s) + (data[a + width + 1] ?? 0) * s;
    out[x] = (above * (1 - t) + below * t) / 255;
  }
}

/** Lights a row: what the room sheds on its colours, and the gloss on top. */
function shed(
  { light, gloss }: Passes,
  start: number,
  radiance: Float32Array,
  tint: Colour,
  { ratios, shine, bounced }: Row,
  frame: Float32Array,
): void {
  const red = tint[0] - 1;
  const green = tint[1] - 1;
  const blue = tint[2] - 1;
  for (let x = 0; x < bounced.length; x++) {
    const part = bounced[x] ?? 0;
    const j = x * 3;
    const i = start + j;
    frame[i] =
      (radiance[light[i] ?? 0] ?? 0) * (1 + part * red) * (ratios[j] ?? 0) +
      (radiance[gloss[i] ?? 0] ?? 0) * (shine[j] ?? 0);
    frame[i + 1] =
      (radiance[light[i + 1] ?? 0] ?? 0) * (1 + part * green) * (ratios[j + 1] ?? 0) +
      (radiance[gloss[i + 1] ?? 0] ?? 0) * (shine[j + 1] ?? 0);
    frame[i + 2] =
      (radiance[light[i + 2] ?? 0] ?? 0) * (1 + part * blue) * (ratios[j + 2] ?? 0) +
      (radiance[gloss[i + 2] ?? 0] ?? 0) * (shine[j + 2] ?? 0);
  }
}

/** Linear radiance of each stored byte. */
function radianceOf({ k, top }: Passes["record"]["curve"]): Float32Array {
  return Float32Array.from(
    { length: 256 },
    (_, i) => Math.expm1((i / 255) * Math.log1p(k * top)) / k,
  );
}
