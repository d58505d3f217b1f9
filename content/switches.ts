/**
 * What the site offers beside its pages and the quote form. The owner switches it off here: then no page, no link and no
 * script of it is built. Each is a constant of its own, so that the bundlers leave out what is off.
 */

/** The page that draws a described cabinet. */
export const IMAGE_TOOL: boolean = true;

/** Asking for samples of a material, which a basket collects and a form of their own orders. */
export const SAMPLES: boolean = true;

/** The catalog as a PDF. */
export const CATALOG: boolean = true;

const switches = { imageTool: IMAGE_TOOL, samples: SAMPLES, catalog: CATALOG };

export type Switches = typeof switches;

/** Whether the site has what an address leads to. */
export function isOffered(href: string, { imageTool, samples, catalog } = switches): boolean {
  switch (href) {
    case "/generate-image":
    case "/api/generate-image":
      return imageTool;
    case "/request-samples":
      return samples;
    case "/catalog.pdf":
      return catalog;
    default:
      return true;
  }
}

/** What the names of routes end with. Those of what can be switched off are named for it, so that the build misses them. */
export function pageExtensions({ imageTool, samples, catalog } = switches): string[] {
  return [
    "tsx",
    "ts",
    ...(imageTool ? ["image-tool.tsx", "image-tool.ts"] : []),
    ...(samples ? ["samples.tsx"] : []),
    ...(catalog ? ["catalog.ts"] : []),
  ];
}

const sentences: string[] = [];

/** What `either` chooses from: all of it is translated, so that no switch and no record leaves a page without words. */
export const alternatives: readonly string[] = sentences;

/** One of two sentences of a record, where it says less without something that the owner can take away. */
export function either(isThere: boolean, one: string, other: string): string {
  sentences.push(one, other);
  return isThere ? one : other;
}
