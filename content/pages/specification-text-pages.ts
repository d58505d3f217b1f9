import { actions } from "#content/page-actions.ts";
import { products } from "#content/products/product-list.ts";
import { drawingKitPath } from "#content/request-quote-path.ts";
import type { PageRecord } from "#content/record-types.ts";
import { SPECIFICATION_TEXTS_MODIFIED } from "#content/specification-texts/specification-texts.ts";

type Product = (typeof products)[number];

/** The page of each product's specification text. */
export const specificationTextPages = products.map(specificationTextPage);

export function specificationTextPath({ path }: Product) {
  return `${path}/specification-text` as const;
}

function specificationTextPage(product: Product) {
  const { slug, name, path } = product;
  const page = specificationTextPath(product);
  return {
    slug,
    path: page,
    parent: path,
    name: "Specification text",
    title: `Specification text: ${name.toLowerCase()}`,
    description: `${name}: three-part specification text after CSI and an item for NBS or a German bill of quantities, to read, copy or download as DOCX and plain text.`,
    modified: SPECIFICATION_TEXTS_MODIFIED,
    sections: [
      {
        kind: "page-header",
        title: `Specification text: ${name.toLowerCase()}`,
        lead: "For the project manual and the bill of quantities, made from the same records as the specification sheet. A bracket is open until the specifier fills it.",
        back: { label: `Back to ${name}`, href: path },
        actions: [
          { kind: "file", label: "Word document", href: `${page}.docx` },
          { kind: "file", label: "Plain text", href: `${page}.txt` },
          { kind: "file", label: "Drawing kit", href: drawingKitPath(slug) },
        ],
      },
      {
        kind: "specification-text",
        id: "three-part",
        slug,
        title: "In three parts",
        lead: "After CSI’s SectionFormat, numbered as MasterFormat 2020 numbers its sections.",
        form: "three-part",
      },
      {
        kind: "specification-text",
        id: "position",
        slug,
        title: "As a bill item",
        lead: "For NBS or a German Leistungsverzeichnis: metric first, with a quantity and a price to fill in.",
        form: "position",
      },
      {
        kind: "call-to-action",
        title: "A value that is not here?",
        lead: "Name the standard and the assembly; technical support says what was tested.",
        actions: [actions.requestQuote, actions.speakWithExpert],
      },
    ],
  } as const satisfies PageRecord;
}
