import { productCategories } from "./quote-request-options.ts";

/**
 * What a sample or a quote can be asked for by itself: name by slug, by the slug of its product. The products' own records
 * are too large for a browser; they take the names from here.
 */
export const samples = {
  "hardwood-flooring": {
    "white-oak": "White oak",
    "american-walnut": "American walnut",
    "hard-maple": "Hard maple",
    hickory: "Hickory",
    ash: "Ash",
    teak: "Teak",
    "red-oak": "Red oak",
    "black-cherry": "Black cherry",
    "yellow-birch": "Yellow birch",
    "american-beech": "American beech",
    "black-locust": "Black locust",
    "american-elm": "American elm",
    pecan: "Pecan",
    iroko: "Iroko",
    "red-maple": "Red maple",
  },
  "wall-panels": {
    "slatted-acoustic": "Slatted acoustic",
    fluted: "Fluted",
    "flat-veneer": "Flat veneer",
    "v-groove": "V-groove",
    "raised-and-fielded": "Raised and fielded",
    "geometric-relief": "Geometric relief",
  },
  "custom-cabinets": {
    "shaker-sage": "Shaker, sage",
    "slab-white-oak": "Slab, white oak",
    "walnut-modern": "Walnut modern",
    "painted-linen": "Painted linen",
    "ebonized-oak": "Ebonized oak",
    "two-tone": "Two-tone",
  },
  "doors-windows": {
    "entry-doors": "Entry doors",
    "interior-doors": "Interior doors",
    windows: "Windows",
    "french-doors": "French doors",
    "sliding-walls": "Sliding walls",
    hardware: "Hardware",
  },
} as const satisfies Record<string, Readonly<Record<string, string>>>;

/** How many samples one box takes. */
export const SAMPLES_IN_A_BOX = 6;

/** Too large to send: what goes out is a corner of their frame and leaf. */
const OPENINGS = new Set([
  "entry-doors",
  "interior-doors",
  "windows",
  "french-doors",
  "sliding-walls",
]);

export type SampleProduct = keyof typeof samples;

export type ChosenSample = { slug: string; name: string; product: SampleProduct };

const bySlug = new Map(
  Object.entries(samples).flatMap(([product, names]) =>
    Object.entries(names).map(([slug, name]): [string, ChosenSample] => [
      slug,
      { slug, name, product: product as SampleProduct },
    ]),
  ),
);

export const allSamples: readonly ChosenSample[] = [...bySlug.values()];

export function isSampleName(text: string): boolean {
  return allSamples.some(({ name }) => name === text);
}

/** The known slugs, each once, up to what a box holds. Drops everything else that was stored or sent. */
export function knownSamples(
  slugs: readonly string[],
  limit: number = SAMPLES_IN_A_BOX,
): ChosenSample[] {
  return [...new Set(slugs)].flatMap((slug) => bySlug.get(slug) ?? []).slice(0, limit);
}

/** Whether a corner section is sent, not the thing itself. */
export function isCornerSection(slug: string): boolean {
  return OPENINGS.has(slug);
}

/** "White oak (hardwood flooring)" */
export function nameWithProduct({ name, product }: ChosenSample): string {
  const category = productCategories.find(({ value }) => value === product);
  return `${name} (${(category?.label ?? product).toLowerCase()})`;
}
