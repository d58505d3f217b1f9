import { unbroken } from "#components/numbers/unbroken.tsx";
import { products } from "#content/products/product-list.ts";
import type { SpecificationTextSection } from "#content/record-types.ts";
import { typeset } from "#lib/styles/typography.ts";
import { positionText, threePartText } from "#server/specifications/specification-text-format.ts";
import { SectionColumns } from "./section-frame.tsx";

/** The numbers are text, so that they are copied with the rest. */
export function SpecificationTextForm({ id, title, lead, form, slug }: SpecificationTextSection) {
  const product = products.find((each) => each.slug === slug);
  if (!product) throw new Error(`No product ${slug} for ${title}.`);
  return (
    <SectionColumns id={id} title={title} lead={lead}>
      {form === "three-part" ? (
        <div className="specification-text max-w-prose text-small lg:col-span-8">
          {threePartText(product).map(({ level, number, text }) => {
            const line = typeset(`${number} ${text}`);
            const Line = level === 0 ? "h3" : level === 1 ? "h4" : "p";
            return (
              <Line key={line} className={level === 3 ? "item" : undefined}>
                {unbroken(line)}
              </Line>
            );
          })}
        </div>
      ) : (
        <div className="max-w-prose text-small lg:col-span-8">
          {typeset(positionText(product)).map(({ label, text }) => (
            <p key={label} className="border-b py-2">
              <b className="font-medium">{label}:</b> {unbroken(text)}
            </p>
          ))}
        </div>
      )}
    </SectionColumns>
  );
}
