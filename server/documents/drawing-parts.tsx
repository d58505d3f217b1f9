import { G, Image, Svg, Text, View } from "@react-pdf/renderer";
import sharp from "sharp";
import type { DrawingRecord } from "#content/drawings/drawing-types.ts";
import { typefaces } from "#content/typefaces.ts";
import { oncePerProcess } from "#lib/once-per-process.ts";
import { palette } from "#lib/styles/design-tokens.ts";
import { typesetForPrint } from "#lib/styles/typography.ts";
import { drawingWithoutTexts, readDrawing, unescaped } from "./drawing-format.ts";
import { pdfStyles } from "./document-parts.tsx";
import { translate, type Words } from "#lib/languages/words.ts";

/** In points, as are all sizes of print. */
const WIDTHS = { beside: 262, wide: 320 };
/** Letters of print are larger than the drawing's own and may stand in its margin. */
const MARGIN = 18;

/** A drawing's lines, since the renderer knows no patterns; its texts are set over them. Once per process. */
export function drawingImage(id: string): Promise<Buffer> {
  return oncePerProcess(`${id} drawing`, () =>
    sharp(Buffer.from(drawingWithoutTexts(id)), { density: 300 })
      .resize(Math.round((WIDTHS.wide / 72) * 300))
      .flatten({ background: palette.paper })
      .jpeg({ quality: 80 })
      .toBuffer(),
  );
}

type DrawingPartProps = { record: DrawingRecord; lines: Buffer | undefined; words: Words };

/** The drawing, its letters as large as the page's, and its list beside it. */
export function DrawingPart({ record, lines, words }: DrawingPartProps) {
  const { title, viewBox, content } = readDrawing(record.id, words);
  const [left, top, across = 1, down = 1] = viewBox.split(" ").map(Number);
  const width = WIDTHS[record.layout ?? "beside"];
  const scale = across / width;
  const size = { width, height: down / scale };
  const fontSize = pdfStyles.fine.fontSize * scale;
  const aside = MARGIN * scale;
  const { legend, block } = typesetForPrint(translate(record, words));
  const keys = legend.flatMap((part) => (part.kind === "key" ? part.keys : []));
  return (
    <View wrap={false} style={[pdfStyles.row, { marginBottom: 10 }]}>
      <View style={size}>
        <Image src={lines} style={size} />
        <Svg
          viewBox={`${Number(left) - aside} ${top} ${across + 2 * aside} ${down}`}
          style={{ ...size, width: width + 2 * MARGIN, position: "absolute", left: -MARGIN }}
        >
          {textsIn(content)
            .filter(({ text }) => isOfAnySize(text))
            .map(({ text, transform, anchor, lowered }) => (
              <G key={transform} transform={transform}>
                <Text
                  x={0}
                  y={lowered * fontSize}
                  textAnchor={anchor}
                  fill={palette.ink}
                  style={{ fontFamily: typefaces.sans.family, fontSize }}
                >
                  {text}
                </Text>
              </G>
            ))}
        </Svg>
      </View>
      <View style={{ flex: 1 }}>
        <Text style={[pdfStyles.name, { marginBottom: 6 }]}>{title}</Text>
        {keys.map(({ code, name, detail, amount }, index) => (
          <Text key={name} style={[pdfStyles.fine, { marginBottom: 3 }]}>
            <Text style={{ color: palette.ink }}>
              {`${code ?? index + 1}  ${name}${amount ? `, ${amount} ×` : ""}  `}
            </Text>
            {detail}
          </Text>
        ))}
        <Text style={[pdfStyles.fine, { marginTop: 6 }]}>
          {block.filter(isOfAnySize).join(". ")}
        </Text>
      </View>
    </View>
  );
}

/** Says no scale: here the drawing is smaller than its file. */
function isOfAnySize(text: string): boolean {
  return !/\b1:\d/.test(text);
}

type Anchor = "start" | "middle" | "end";
type PlacedText = { text: string; transform: string; anchor: Anchor; lowered: number };

/** Each text with its place: groups and the text itself move it, and may say where it is anchored. */
function textsIn(svg: string): PlacedText[] {
  const groups = [{ x: 0, y: 0, anchor: "start" as Anchor }];
  return [...svg.matchAll(/<(\/?)(g|text)\b([^>]*)>([^<]*)/g)].flatMap(
    ([, closing, tag, attributes = "", text = ""]) => {
      if (closing && tag === "g") groups.pop();
      const group = groups.at(-1);
      if (closing || !group) return [];
      const number = (pattern: RegExp) => Number(pattern.exec(attributes)?.[1] ?? 0);
      const x = group.x + number(/ x="([^"]*)"/) + number(/translate\(([-\d.]+)/);
      const y = group.y + number(/ y="([^"]*)"/) + number(/translate\([-\d.]+ ([-\d.]+)/);
      const anchor = (/text-anchor="(\w+)"/.exec(attributes)?.[1] ?? group.anchor) as Anchor;
      if (tag === "g") {
        groups.push({ x, y, anchor });
        return [];
      }
      const turn = attributes.includes("rotate(-90)") ? " rotate(-90)" : "";
      const transform = `translate(${x}, ${y})${turn}`;
      // The typeface has no primes.
      const marked = unescaped(text).replaceAll("′", "'").replaceAll("″", '"');
      return { text: marked, transform, anchor, lowered: number(/ dy="([\d.]+)em"/) };
    },
  );
}
