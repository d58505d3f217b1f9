import { unbroken } from "#components/numbers/unbroken.tsx";
import { Image } from "#components/media/responsive-image.tsx";
import { products } from "#content/products/product-list.ts";
import type { ProductsSection } from "#content/record-types.ts";
import { FROM_LG, FULL_WIDTH } from "#lib/styles/media-queries.ts";
import { typeset } from "#lib/styles/typography.ts";
import { SectionFrame, SectionHead } from "./section-frame.tsx";
import { type Words, translate } from "#lib/languages/words.ts";

/* Each box is narrower than its image, so its height decides: the sizes are of a square of that height. */
const PLACES = [
  { item: "lg:col-span-8", width: "80vw", from: 560, bleed: "-mx-gutter" },
  { item: "max-lg:ps-[22%] lg:col-span-4", width: "61vw", from: 420, bleed: "-me-gutter" },
  { item: "lg:col-span-5", width: "80vw", from: 560, bleed: "-mx-gutter" },
  { item: "max-lg:pe-[22%] lg:col-span-7", width: "61vw", from: 420, bleed: "-ms-gutter" },
] as const;

export function Products({ words, ...section }: ProductsSection & { words: Words }) {
  const { id, layout, title, lead, benefits } = section;
  if (layout === "register") return <ProductRegister words={words} />;
  return (
    <SectionFrame id={id}>
      {title && <SectionHead title={title} lead={lead} />}
      <ul className="plates">
        {typeset(translate(products, words)).map(({ path, slug, name, card }, index) => {
          const place = PLACES[index % PLACES.length] ?? PLACES[0];
          return (
            <li key={path} className={place.item}>
              <article className="group relative">
                <div className={`overflow-clip lg:mx-0 ${place.bleed}`}>
                  <Image
                    id={card.image}
                    words={words}
                    sizes={`${FROM_LG} min(42vw, 656px), ${place.width}`}
                    aspect={1}
                    from={place.from}
                    decorative
                    transitionName={slug}
                    imgClassName="hover-zoom aspect-[5/4] lg:aspect-auto lg:h-[min(42vw,41rem)]"
                  />
                </div>
                <h3 className="pt-4 text-heading">
                  <a href={path} className="card-link">
                    {name}
                  </a>
                </h3>
                <p className="max-w-prose">{card.description}</p>
                <p className="fine-print">{unbroken(card.specs.join(", "))}</p>
              </article>
            </li>
          );
        })}
      </ul>
      {benefits && (
        <dl className="benefits">
          {benefits.map((benefit) => (
            <div key={benefit.title}>
              <dt>{unbroken(benefit.title)}</dt>
              <dd>{unbroken(benefit.description)}</dd>
            </div>
          ))}
        </dl>
      )}
    </SectionFrame>
  );
}

function ProductRegister({ words }: { words: Words }) {
  return (
    <div className="page-width mb-section">
      {typeset(translate(products, words)).map(
        ({ path, slug, name, card, sections: [opening] }) => (
          <article
            key={slug}
            className="group relative page-grid gap-y-5 border-t border-ink pt-6 pb-14 lg:pb-20"
          >
            <div className="flex flex-col justify-between gap-8 lg:col-span-5">
              <h2 className="text-title">
                <a href={path} className="card-link">
                  {name}
                </a>
              </h2>
              <p>
                <span className="block numeral">{unbroken(opening.figures[0].value)}</span>
                <span className="fine-print">{opening.figures[0].label}</span>
              </p>
            </div>
            <div className="max-lg:-mx-edge order-first overflow-clip lg:order-none lg:col-span-7">
              <Image
                id={card.image}
                words={words}
                sizes={`${FULL_WIDTH} 886px, ${FROM_LG} 53vw, 100vw`}
                aspect={[3 / 2, 3 / 2, 5 / 4]}
                decorative
                transitionName={slug}
                imgClassName="hover-zoom aspect-[5/4] lg:aspect-[3/2]"
              />
            </div>
          </article>
        ),
      )}
    </div>
  );
}
