import type { ReactNode } from "react";
import { prerender } from "react-dom/static";
import { expect, test } from "vitest";
import { products } from "#content/products/product-list.ts";
import { Sections } from "#components/sections/sections.tsx";
import { specSheetPath } from "#content/site/document-paths.ts";
import { SectionBar } from "./section-bar.tsx";
import { ENGLISH } from "#lib/languages/words.ts";

async function render(node: ReactNode): Promise<string> {
  const { prelude } = await prerender(node);
  return new Response(prelude).text();
}

test.each(products.map((product) => [product.name, product] as const))(
  "links the section bar of %s to every section in page order and to the PDF",
  async (_, { path, sections }) => {
    const page = await render(<Sections words={ENGLISH} sections={sections} />);
    const anchors = [...page.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => `#${id}`);
    const bar = await render(<SectionBar words={ENGLISH} sections={sections} />);
    const targets = [...bar.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);

    expect(anchors).toContain("#specification");
    // As many as section-bar.css can mark.
    expect(anchors.length).toBeLessThanOrEqual(4);
    expect(targets).toEqual([...anchors, specSheetPath(path)]);
  },
  // Document links read the documents' sizes first.
  60_000,
);
