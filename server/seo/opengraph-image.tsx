import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ImageResponse } from "@vercel/og";
import sharp from "sharp";
import { company } from "#content/company.ts";
import type { PageRecord } from "#content/record-types.ts";
import { typefaces } from "#content/typefaces.ts";
import { palette } from "#lib/styles/design-tokens.ts";
import { OPENGRAPH_IMAGE_SIZE } from "#lib/seo/opengraph-image-metadata.ts";
import { imagesOf } from "#lib/images/page-images.ts";
import { PRINT_FONTS, printImage } from "#server/documents/image-format.ts";
import { type Words, translate } from "#lib/languages/words.ts";

const PHOTOGRAPH_WIDTH = 660;

/** Renders a page's Open Graph image as JPEG. */
export async function renderOpenGraphImage(record: PageRecord, words: Words): Promise<Buffer> {
  const drawn = new ImageResponse(await card(record, words), {
    ...OPENGRAPH_IMAGE_SIZE,
    fonts: await Promise.all(
      Object.values(typefaces).map(async ({ family, print: [face] }) => ({
        name: family,
        data: await readFile(join(PRINT_FONTS, face.file)),
      })),
    ),
  });
  // As PNG it would be seven times as large, and link previews skip large images.
  return sharp(await drawn.arrayBuffer())
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

async function card(record: PageRecord, words: Words) {
  const { name, sections, description } = translate(record, words);
  const [image = "hero-film-poster"] = imagesOf(record);
  const photograph = await printImage(image, PHOTOGRAPH_WIDTH, OPENGRAPH_IMAGE_SIZE.height, 92);
  const hero = sections.find((section) => section.kind === "hero");
  const title = record.path === "/" ? (hero?.title ?? company.name) : name;
  const firstSentence = /^.*?\.(?= |$)/.exec(description)?.[0] ?? description;
  const { ink, paper, quiet } = palette;
  const serif = { display: "flex", fontFamily: typefaces.serif.family };
  const sans = { display: "flex", fontFamily: typefaces.sans.family };
  const column = { display: "flex", flexDirection: "column" } as const;
  const left = { flex: 1, justifyContent: "space-between", padding: "52px 48px 48px 56px" };
  const large = { fontSize: title.length > 24 ? 54 : 66, lineHeight: 1.02, letterSpacing: -1.6 };
  const small = { fontSize: 21, lineHeight: 1.4, color: quiet };
  const ruled = { marginTop: 24, paddingTop: 20, borderTop: `1px solid ${ink}` };
  return (
    <div style={{ display: "flex", width: "100%", height: "100%", background: paper, color: ink }}>
      <div style={{ ...column, ...left }}>
        <div style={{ ...serif, fontSize: 34, letterSpacing: -0.6 }}>{company.name}</div>
        <div style={column}>
          <div style={{ ...serif, ...large }}>{title}</div>
          <div style={{ ...sans, ...small, ...ruled }}>{firstSentence}</div>
        </div>
      </div>
      {/* An image drawn into another one, not into a page. */}
      {/* oxlint-disable-next-line nextjs/no-img-element, jsx-a11y/alt-text */}
      <img
        src={`data:image/jpeg;base64,${photograph.toString("base64")}`}
        width={PHOTOGRAPH_WIDTH}
        height={OPENGRAPH_IMAGE_SIZE.height}
        style={{ objectFit: "cover" }}
      />
    </div>
  );
}
