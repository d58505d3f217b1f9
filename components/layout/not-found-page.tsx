import { hrefIn, t, type Words } from "#lib/languages/words.ts";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

/** The page for an unknown address. */
export function NotFoundPage({ words }: { words: Words }) {
  return (
    <>
      <SiteHeader path="/" words={words} />
      <main
        id="main"
        tabIndex={-1}
        data-missing-page
        className="page-width pt-32 pb-section lg:pt-44"
      >
        <div className="page-grid items-end gap-y-8">
          <h1 className="text-display lg:col-span-8">
            404 <span className="block">{t(words, "Oops! Page not found")}</span>
          </h1>
          <p className="text-lead lg:col-span-4">
            {t(words, "There is nothing at this address.")}{" "}
            <a href={hrefIn(words, "/")} className="underline underline-offset-4">
              {t(words, "Return home")}
            </a>
          </p>
        </div>
      </main>
      <SiteFooter path="/" words={words} />
    </>
  );
}
