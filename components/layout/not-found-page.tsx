import { unbroken } from "#components/numbers/unbroken.tsx";
import { ImageBand } from "#components/sections/image-band.tsx";
import { inBothUnits, SPECIES_SHOWN, speciesFigures } from "#content/figures/product-figures.ts";
import { downloads } from "#content/pages/downloads.ts";
import { markets } from "#content/pages/markets.ts";
import { notFoundBand } from "#content/pages/not-found.ts";
import { productsOverview } from "#content/pages/products-overview.ts";
import { hardwoodFlooring } from "#content/products/hardwood-flooring.ts";
import { samples } from "#content/sample-options.ts";
import { translate, hrefIn, t, type Words } from "#lib/languages/words.ts";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

type Slug = keyof typeof speciesFigures;

const species = (Object.entries(samples["hardwood-flooring"]) as [Slug, string][]).slice(
  0,
  SPECIES_SHOWN,
);
const pages = [productsOverview, markets, downloads];

/** The page for an unknown address: one board, the species as ways on, and the main pages. */
export function NotFoundPage({ words }: { words: Words }) {
  return (
    <>
      <SiteHeader path="/" words={words} />
      <main id="main" tabIndex={-1} data-missing-page className="pt-header lg:pt-header-tall">
        <div className="page-width page-grid items-end gap-y-4 pt-7 lg:pt-14">
          <h1 className="text-heading lg:col-span-8">
            404 <span className="block">{t(words, "Oops! Page not found")}</span>
          </h1>
          <p className="lg:col-span-4">
            {t(words, "There is nothing at this address.")}{" "}
            <a href={hrefIn(words, "/")} className="text-link">
              {t(words, "Return home")}
            </a>
          </p>
        </div>
        <ImageBand {...translate(notFoundBand, words)} words={words} />
        <section className="page-width page-grid mb-section gap-y-8">
          <div className="lg:col-span-4">
            <h2 className="text-title">{t(words, "Other pages")}</h2>
            <ul className="mt-4">
              {pages.map(({ path, name }) => (
                <li key={path}>
                  <a href={hrefIn(words, path)} className="text-link">
                    {translate(name, words)}
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <ul className="lg:col-span-8 lg:grid lg:grid-cols-2 lg:gap-x-6">
            {species.map(([slug, name]) => (
              <li key={slug} className="border-t">
                <a
                  href={hrefIn(words, `${hardwoodFlooring.path}#${slug}`)}
                  className="flex justify-between gap-4 py-4"
                >
                  <span className="font-serif text-name">{translate(name, words)}</span>
                  <span className="text-quiet">
                    Janka {unbroken(translate(inBothUnits(speciesFigures[slug].hardness), words))}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      </main>
      <SiteFooter path="/" words={words} />
    </>
  );
}
