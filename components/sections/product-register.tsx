import { unbroken } from "#components/numbers/unbroken.tsx";
import { Arrow } from "#components/links/arrow.tsx";
import { Image } from "#components/media/responsive-image.tsx";
import { CompactFacts } from "#components/numbers/compact-facts.tsx";
import { products } from "#content/products/product-list.ts";
import type { ProductRecord } from "#content/record-types.ts";
import { FROM_LG, FULL_WIDTH } from "#lib/styles/media-queries.ts";
import { typeset } from "#lib/styles/typography.ts";
import { t, type Words } from "#lib/languages/words.ts";
import { translate } from "#lib/languages/translate.ts";

export function ProductRegister({ words }: { words: Words }) {
  return (
    <div className="page-width mb-section">
      {typeset(translate(products, words)).map((product, index) => (
        <Entry key={product.slug} product={product} words={words} isTall={index % 2 === 1} />
      ))}
    </div>
  );
}

type EntryProps = { product: ProductRecord; words: Words; isTall: boolean };

function Entry({ product, words, isTall }: EntryProps) {
  const { path, slug, card, sections } = product;
  const figures = sections.find((section) => section.kind === "page-header")?.figures ?? [];
  return (
    <article className="group relative page-grid gap-y-5 border-t border-ink pt-6 pb-14 lg:pb-20">
      <div className="flex flex-col justify-between gap-8 lg:col-span-5">
        <div>
          <h2 className="text-title">
            <a href={path} className="card-link">
              {card.title}
            </a>
          </h2>
          <p className="mt-3 max-w-md">{card.description}</p>
          <p className="mt-2 fine-print">{unbroken(card.specs.join(", "))}</p>
        </div>
        <CompactFacts
          facts={figures.map(({ value, label, description }) => ({
            label,
            value: (
              <>
                {unbroken(value)}{" "}
                {description && <span className="text-quiet">({unbroken(description)})</span>}
              </>
            ),
          }))}
          className="max-w-md"
        />
        <p aria-hidden="true" className="group-hover:underline">
          {t(words, "Open the sheet")} <Arrow />
        </p>
      </div>
      <div
        className={`max-lg:-mx-edge order-first overflow-clip lg:order-none ${isTall ? "lg:col-span-5 lg:col-start-8" : "lg:col-span-7"}`}
      >
        <Image
          id={card.image}
          words={words}
          sizes={`${FULL_WIDTH} ${isTall ? "626px" : "886px"}, ${FROM_LG} ${isTall ? "37.5vw" : "53vw"}, 100vw`}
          aspect={isTall ? [9 / 10, 9 / 10, 5 / 4] : [3 / 2, 3 / 2, 5 / 4]}
          decorative
          transitionName={slug}
          imgClassName={`hover-zoom aspect-[5/4] ${isTall ? "lg:aspect-[9/10]" : "lg:aspect-[3/2]"}`}
        />
      </div>
    </article>
  );
}
