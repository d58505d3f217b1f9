import Link from "next/link";
import { Arrow } from "#components/ui/arrow.tsx";
import { Picture } from "#components/ui/picture.tsx";
import { products } from "#content/products/index.ts";
import type { ProductRecord } from "#content/types.ts";

/** The whole range one under the other, each with the figures of its own page. */
export function ProductRegister() {
  return (
    <div className="wrap mb-section">
      {products.map((product, index) => (
        <Entry key={product.slug} product={product} isTall={index % 2 === 1} />
      ))}
    </div>
  );
}

function Entry({ product, isTall }: { product: ProductRecord; isTall: boolean }) {
  const { path, card, sections } = product;
  const figures = sections.find((section) => section.kind === "opening")?.figures ?? [];
  return (
    <article className="group relative sheet gap-y-5 rule-ink pt-6 pb-14 lg:pb-20">
      <div className="column gap-8 lg:col-span-5">
        <div>
          <h2 className="text-title">
            <Link href={path} prefetch={false} className="cover-link">
              {card.title}
            </Link>
          </h2>
          <p className="mt-3 max-w-md">{card.description}</p>
          <p className="mt-2 fine">{card.specs.join(", ")}</p>
        </div>
        <dl className="max-w-md text-small">
          {figures.map(({ value, label, description }) => (
            <div key={label} className="fact-compact">
              <dt className="text-quiet">{label}</dt>
              <dd>
                {value} {description && <span className="text-quiet">({description})</span>}
              </dd>
            </div>
          ))}
        </dl>
        <p aria-hidden="true" className="group-hover:underline">
          Open the sheet <Arrow />
        </p>
      </div>
      <div
        className={`bleed-phone order-first overflow-clip lg:order-none ${isTall ? "lg:col-span-5 lg:col-start-8" : "lg:col-span-7"}`}
      >
        <Picture
          id={card.picture}
          sizes={`(width >= 107rem) ${isTall ? "626px" : "886px"}, (width >= 64rem) ${isTall ? "37.5vw" : "53vw"}, 100vw`}
          aspect={isTall ? [9 / 10, 9 / 10, 5 / 4] : [3 / 2, 3 / 2, 5 / 4]}
          decorative
          imgClassName={`approach aspect-[5/4] ${isTall ? "lg:aspect-[9/10]" : "lg:aspect-[3/2]"}`}
        />
      </div>
    </article>
  );
}
