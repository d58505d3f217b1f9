import { prerender } from "react-dom/static";
import { expect, it } from "vitest";
import { extractText, getDocumentProxy } from "unpdf";
import { Sections } from "#components/sections/sections.tsx";
import { wallPanels } from "#content/products/wall-panels.ts";
import type { ProductRecord } from "#content/record-types.ts";
import { createMetadata } from "#lib/seo/page-metadata.ts";
import { recordData } from "#server/seo/record-data.ts";
import { toJsonLd } from "#server/seo/structured-data.ts";
import { renderOpenGraphImage } from "#server/seo/opengraph-image.tsx";
import { specSheetPdf } from "./pdf-format.tsx";
import { ENGLISH } from "#lib/languages/words.ts";

const textOf = async (pdf: Buffer) => {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  return (await extractText(document, { mergePages: true })).text;
};

it("propagates a changed record to the page, metadata, spec sheet and OpenGraph image", async () => {
  const changed: ProductRecord = {
    ...wallPanels,
    slug: "changed",
    name: "Listening walls",
    description:
      "Walls that listen. A changed description of the same panels, long enough to be one.",
    sections: wallPanels.sections.map((section) =>
      section.kind === "specification"
        ? { ...section, rows: [{ label: "Noise reduction (NRC)", value: "0.71–0.99" }] }
        : section,
    ),
  };
  const { prelude } = await prerender(<Sections words={ENGLISH} sections={changed.sections} />);
  const page = await new Response(prelude).text();
  expect(page).toContain(">0.71–0.99<");
  expect(createMetadata(changed, ENGLISH).description).toBe(changed.description);
  expect(toJsonLd(recordData(changed, ENGLISH))).toContain("Listening walls");
  const sheet = await textOf(await specSheetPdf(changed, ENGLISH));
  expect(sheet).toContain("0.71–0.99");
  expect(sheet).toContain("Listening walls");
  const [before, after] = await Promise.all([
    renderOpenGraphImage(wallPanels, ENGLISH),
    renderOpenGraphImage(changed, ENGLISH),
  ]);
  expect(after.equals(before)).toBe(false);
  for (const image of [before, after]) expect(image.length).toBeLessThan(150_000);
}, 60_000);
