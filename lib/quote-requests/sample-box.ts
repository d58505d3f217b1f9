import { productCategories } from "#content/quote-request-options.ts";
import { REQUEST_SAMPLES_PATH, SAMPLE_PARAMETER } from "#content/request-quote-path.ts";
import { cornerSections, samples, SAMPLES_IN_A_BOX } from "#content/sample-options.ts";

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

/** The known slugs, each once, up to what a box holds. Drops everything else that was stored or sent. */
export function knownSamples(slugs: readonly string[]): ChosenSample[] {
  return [...new Set(slugs)].flatMap((slug) => bySlug.get(slug) ?? []).slice(0, SAMPLES_IN_A_BOX);
}

/** The samples' form with these in its box. */
export function sampleAddress(...slugs: readonly string[]): string {
  const chosen = slugs.map((slug) => `${SAMPLE_PARAMETER}=${slug}`).join("&");
  return chosen ? `${REQUEST_SAMPLES_PATH}?${chosen}` : REQUEST_SAMPLES_PATH;
}

/** Of an opening a corner section is sent, not the opening. */
export function isCornerSection(slug: string): boolean {
  return cornerSections.includes(slug);
}

/** "White oak (hardwood flooring)" */
export function nameWithProduct({ name, product }: ChosenSample): string {
  const category = productCategories.find(({ value }) => value === product);
  return `${name} (${(category?.label ?? product).toLowerCase()})`;
}

/** A box in the words of a request's specifications, which the export desk reads. */
export function boxInWords(chosen: readonly ChosenSample[], deliveryAddress: string): string {
  const list = chosen.map((sample) =>
    isCornerSection(sample.slug)
      ? `${nameWithProduct(sample)}, corner section`
      : nameWithProduct(sample),
  );
  return [
    list.length > 0 && `Samples: ${list.join("; ")}`,
    deliveryAddress && `Delivery address:\n${deliveryAddress}`,
  ]
    .filter(Boolean)
    .join("\n");
}
