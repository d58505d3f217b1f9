import { catalog } from "#content/site/catalog.ts";
import { SPECIFICATION_TEXTS_MODIFIED } from "#content/specification-texts/specification-texts.ts";
import { productNotes } from "#content/notes/product-notes.ts";
import { specificationTextPath } from "#content/pages/specification-text-pages.ts";
import { drawingKitPath } from "#content/request-quote-path.ts";
import { products } from "#content/products/product-list.ts";
import type { PageRecord } from "#content/record-types.ts";
import { isOffered, type Switches } from "#content/switches.ts";
import {
  CATALOG_PATH,
  documentNames,
  notesPath,
  specSheetPath,
} from "#content/site/document-paths.ts";
import { translate, hrefIn, type Words } from "#lib/languages/words.ts";

export type SiteDocument = {
  path: string;
  name: string;
  format: "PDF" | "DOCX" | "TXT" | "ZIP";
  subject: string;
  /** Date of the last change of its sources, as YYYY-MM-DD. */
  edition: string;
};

/** The day on which the files of public/drawing-kits/ were last changed, as YYYY-MM-DD. */
const KITS_MODIFIED = "2026-11-26";

const chapters: readonly PageRecord[] = catalog.chapters;

const all: readonly SiteDocument[] = [
  {
    path: CATALOG_PATH,
    name: documentNames.catalog,
    format: "PDF",
    subject: "All products",
    edition: latest(chapters.map(({ modified }) => modified)),
  },
  ...products.flatMap((product): SiteDocument[] => {
    const { path, slug, name: subject, modified } = product;
    const { sheet, notes, text, kit } = documentNames;
    const ofNotes = productNotes[slug].modified;
    const ofText = latest([modified, ofNotes, SPECIFICATION_TEXTS_MODIFIED]);
    const textPath = specificationTextPath(product);
    return [
      { path: specSheetPath(path), name: sheet, format: "PDF", subject, edition: modified },
      { path: notesPath(path), name: notes, format: "PDF", subject, edition: ofNotes },
      { path: `${textPath}.docx`, name: text, format: "DOCX", subject, edition: ofText },
      { path: `${textPath}.txt`, name: text, format: "TXT", subject, edition: ofText },
      { path: drawingKitPath(slug), name: kit, format: "ZIP", subject, edition: KITS_MODIFIED },
    ];
  }),
];

export const documents = documentsWith();

export function documentsWith(switches?: Switches): SiteDocument[] {
  return all.filter(({ path }) => isOffered(path, switches));
}

/** Throws for an unknown path. */
export function documentFormat(path: string): SiteDocument["format"] {
  const document = documents.find((each) => path.endsWith(each.path));
  if (!document) throw new Error(`${path} is not one of the site's documents.`);
  return document.format;
}

function latest(days: readonly string[]): string {
  return days.toSorted().at(-1) ?? "";
}

/** The documents as a language lists them: translated PDFs where they exist, else the English ones. */
export function documentsIn(words: Words): SiteDocument[] {
  return documents.map(({ path, format, edition, ...named }) => ({
    path: hrefIn(words, path),
    format,
    edition,
    ...translate(named, words),
  }));
}
