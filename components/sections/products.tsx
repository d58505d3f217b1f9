import Link from "next/link";
import { Picture } from "@/components/ui/picture";
import { products } from "@/content/products";
import type { ProductsSection } from "@/content/types";
import { ProductRegister } from "./product-register";
import { SectionFrame, SectionHead } from "./section-frame";

const PLACES = [
  { item: "lg:col-span-8", image: "lg:h-[min(43vw,42rem)]", sizes: "66vw", bleed: "-mx-gutter" },
  {
    item: "max-lg:pl-[22%] lg:col-span-4 lg:pt-24",
    image: "lg:h-[min(36.5vw,36rem)]",
    sizes: "33vw",
    bleed: "-mr-gutter",
  },
  { item: "lg:col-span-5", image: "lg:h-[min(46vw,45rem)]", sizes: "42vw", bleed: "-mx-gutter" },
  {
    item: "max-lg:pr-[22%] lg:col-span-7 lg:pt-32",
    image: "lg:h-[min(37vw,36rem)]",
    sizes: "57vw",
    bleed: "-ml-gutter",
  },
] as const;

/** The range: four plates on the home page, a register with figures on the overview. */
export function Products({ id, layout, title, lead, benefits }: ProductsSection) {
  if (layout === "register") return <ProductRegister />;
  return (
    <SectionFrame id={id}>
      {title && <SectionHead title={title} lead={lead} />}
      <ul className="sheet gap-y-14 lg:gap-y-20">
        {products.map(({ path, card }, index) => {
          const place = PLACES[index % PLACES.length] ?? PLACES[0];
          return (
            <li key={path} className={place.item}>
              <article className="group relative">
                <div className={`overflow-clip lg:mx-0 ${place.bleed}`}>
                  <Picture
                    id={card.picture}
                    sizes={`(width >= 64rem) ${place.sizes}, 100vw`}
                    decorative
                    imgClassName={`plate-hover aspect-[5/4] object-cover lg:aspect-auto ${place.image}`}
                  />
                </div>
                <h3 className="mt-4 text-heading">
                  <Link href={path} prefetch={false} className="after:absolute after:inset-0">
                    {card.title}
                  </Link>
                </h3>
                <p className="mt-1 max-w-prose">{card.description}</p>
                <p className="mt-1 text-small text-quiet">{card.specs.join(", ")}</p>
              </article>
            </li>
          );
        })}
      </ul>
      {benefits && (
        <dl className="mt-20 grid gap-x-6 sm:grid-cols-2 lg:mt-28 lg:grid-cols-4">
          {benefits.map((benefit) => (
            <div key={benefit.title} className="border-t border-ink pt-3 pb-7">
              <dt className="font-serif text-[1.375rem]">{benefit.title}</dt>
              <dd className="mt-1 text-small text-quiet">{benefit.description}</dd>
            </div>
          ))}
        </dl>
      )}
    </SectionFrame>
  );
}
