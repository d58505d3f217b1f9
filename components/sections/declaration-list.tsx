import { Fragment } from "react";
import { unbroken } from "#components/numbers/unbroken.tsx";
import { buttonVariants } from "#components/ui/button-variants.ts";
import { declarationNames } from "#content/declarations/declaration-names.ts";
import {
  declarations,
  declarationSchemes,
  type Declaration,
} from "#content/declarations/declaration-records.ts";
import { products } from "#content/products/product-list.ts";
import type { DeclarationsSection } from "#content/record-types.ts";
import {
  DOCUMENT_PARAMETER,
  LOT_PARAMETER,
  REQUEST_QUOTE_PATH,
  ORIGIN_PARAMETER,
} from "#content/request-quote-path.ts";
import { LOT_NUMBER, LOT_NUMBER_HINT } from "#lib/quote-requests/form-prefill.ts";
import { typeset } from "#lib/styles/typography.ts";
import { SectionColumns } from "./section-frame.tsx";
import { translate, hrefIn, t, translateText, type Words } from "#lib/languages/words.ts";

type DeclarationId = keyof typeof declarationNames;

/** Documents issued per order, by scheme; the quote form receives their ids. */
export function Declarations({ words, ...section }: DeclarationsSection & { words: Words }) {
  const { id: anchor, title, lead } = section;
  const names = typeset(translate(declarationNames, words));
  const all = Object.entries(typeset(translate(declarations, words))) as [
    DeclarationId,
    Declaration,
  ][];
  const byScheme = [...Map.groupBy(all, ([, { scheme }]) => scheme)];
  return (
    <SectionColumns
      id={anchor}
      title={title}
      lead={lead}
      beside={<LotForm names={names} words={words} />}
    >
      <div className="declarations lg:col-span-8">
        {byScheme.map(([scheme, found]) => (
          <Fragment key={scheme}>
            <h3>{translateText(declarationSchemes[scheme], words)}</h3>
            <ul>
              {found.map(([id, declaration]) => (
                <li key={id} className="grid gap-x-6 border-b py-4 sm:grid-cols-2">
                  <h4 className="font-serif text-name">{names[id]}</h4>
                  <div className="fine-print">
                    <p>{unbroken(declaration.what)}</p>
                    <p className="mt-1">{unbroken(declaration.maker)}</p>
                  </div>
                </li>
              ))}
            </ul>
          </Fragment>
        ))}
      </div>
    </SectionColumns>
  );
}

/** A plain form, which leads to the quote form with what was chosen in its specifications. */
function LotForm({ names, words }: { names: typeof declarationNames; words: Words }) {
  return (
    <form action={hrefIn(words, REQUEST_QUOTE_PATH)} className="lot-form">
      <p>
        <label htmlFor="paper">{t(words, "Document")}</label>
        <select id="paper" name={DOCUMENT_PARAMETER} required>
          <option value="">{t(words, "Choose one")}</option>
          {Object.entries(names).map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </p>
      <p>
        <label htmlFor="paper-product">{t(words, "Product")}</label>
        <select id="paper-product" name={ORIGIN_PARAMETER} required>
          <option value="">{t(words, "Choose one")}</option>
          {products.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {translateText(name, words)}
            </option>
          ))}
        </select>
      </p>
      <p>
        <label htmlFor="paper-lot">{t(words, "Lot number, if there is one")}</label>
        <input
          id="paper-lot"
          name={LOT_PARAMETER}
          inputMode="numeric"
          pattern={LOT_NUMBER.source}
          title={t(words, LOT_NUMBER_HINT)}
        />
      </p>
      <p>
        <button type="submit" className={buttonVariants({ variant: "outline" })}>
          {t(words, "Request this document")}
        </button>
      </p>
    </form>
  );
}
