import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { alternatives } from "#content/switches.ts";
import { assetClasses } from "#content/asset-classes/asset-class-list.ts";
import * as claims from "#content/claims.ts";
import { declarationNames } from "#content/declarations/declaration-names.ts";
import { declarations, declarationSchemes } from "#content/declarations/declaration-records.ts";
import { images } from "#content/images/images.ts";
import { productNotes } from "#content/notes/product-notes.ts";
import { SITE_DESCRIPTION } from "#content/pages/home.ts";
import { notFoundBand } from "#content/pages/not-found.ts";
import { products } from "#content/products/product-list.ts";
import * as quoteRequestOptions from "#content/quote-request-options.ts";
import { samples } from "#content/sample-options.ts";
import { shortAnswers, buyerMail, mailFields } from "#content/site/mails.ts";
import { documentNames } from "#content/site/document-paths.ts";
import { catalog } from "#content/site/catalog.ts";
import { quoteRequestOrigins } from "#content/site/quote-request-origins.ts";
import { disclaimers } from "#content/pages/disclaimers.ts";
import { footerColumns, legalLinks, navigation } from "#content/site/site-navigation.ts";
import { termsOfTrade, tradeDates } from "#content/terms-of-trade.ts";
import { crawledPages } from "#content/site/site-pages.ts";
import { invisibleCharacters } from "#e2e/support/english.ts";
import { withFacts } from "#lib/languages/facts.ts";
import { sentencesOf, translate, translateText, ENGLISH } from "#lib/languages/words.ts";
import { FILE_ERRORS } from "#lib/attachments/file-rules.ts";
import { drawingTexts } from "#server/documents/drawing-format.ts";
import { languagesOf, unnumbered, wordsOf } from "#server/languages/words-of.ts";
import {
  browserDictionaries,
  interfaceDictionaries,
  pageDictionaries,
  basketDictionaries,
} from "./dictionaries.ts";
import { languages, TRANSLATED_LANGUAGES } from "./languages.ts";

const cards = [...products, ...assetClasses].map(({ name, card }) => ({ name, card }));

/** The records besides the pages' own that speak to a buyer. */
const sharedRecords = {
  navigation: [navigation, footerColumns, legalLinks, cards],
  description: SITE_DESCRIPTION,
  notFoundBand,
  claims,
  images: Object.values(images).map(({ alt, caption }) => ({ alt, caption })),
  papers: [termsOfTrade, tradeDates, declarationNames, declarationSchemes, declarations],
  documents: documentNames,
  disclaimers,
  notes: productNotes,
  catalog: { ...catalog, chapters: [] },
  mails: [mailFields, buyerMail],
  shortAnswers: shortAnswers.map(({ subject, greetings, paragraphs }) => ({
    subject,
    greetings,
    paragraphs,
  })),
  choices: Object.values(quoteRequestOptions).map((options) =>
    typeof options === "string" ? options : options.map(({ label }) => label),
  ),
  samples: [samples, quoteRequestOrigins],
};

const translatedPages = crawledPages.filter(({ path }) => languagesOf(path).length > 1);

/** What every language is to have of the records and of the drawings' files. */
const sentences = sentencesOf([
  sharedRecords,
  translatedPages,
  translatedPages
    .flatMap(({ sections }) => sections)
    .flatMap((section) => (section.kind === "drawing" ? (section.drawings ?? []) : []))
    .map(({ id }) => drawingTexts(id)),
  alternatives,
  FILE_ERRORS,
]);
const code = globSync("{app,components,lib,server,content}/**/*.{ts,tsx}", {
  exclude: (name) => name.includes(".test."),
})
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

/** Names that stay as they are in every language. */
const NAMES =
  "FSC,PEFC,TSCA Title VI,CARB Phase 2,LEED,BREEAM,WELL v2,DGNB,ASTM E84,ISPM 15,EN 14342,NRC,CAC 35+,Janka,NAFS,GTIN,REACH,Villa Serena,Maison Lune,Coral Bay Resort,Norden Materials Showroom".split(
    ",",
  );
/** Of things counted, which Arabic says by the form of their word. */
const ONE_OR_TWO = /(?<![\d–.,/-])[12] (?=[a-z])/;
/** A title in a list of results, with room for the name of a company, and a description. */
const LONGEST_TITLE = 50;
const DESCRIPTION = { shortest: 50, longest: 165 };

describe.each(TRANSLATED_LANGUAGES)("%s", (language) => {
  const words = wordsOf(language);
  /** As they are typed, with the names of facts in braces. */
  const pairs = Object.entries({
    ...pageDictionaries[language],
    ...interfaceDictionaries[language],
    ...browserDictionaries[language],
  });

  it("has no unused sentence, and warns of those that stay English", () => {
    const known = [pairs, Object.entries(basketDictionaries[language])]
      .flat()
      .map(([sentence]) => ({ sentence, english: withFacts(sentence, ENGLISH) }));
    const said = new Set(known.map(({ english }) => english));
    const missing = sentences.filter(
      (sentence) => !said.has(sentence) && translateText(sentence, words) === sentence,
    );
    if (missing.length > 0)
      process.stderr.write(`${language}, in English:\n${missing.join("\n")}\n`);
    const wanted = new Set(sentences.map(unnumbered));
    const unused = known.filter(
      ({ sentence, english }) =>
        !wanted.has(unnumbered(english)) && !code.includes(JSON.stringify(sentence)),
    );
    expect(unused.map(({ sentence }) => sentence)).toEqual([]);
  });

  it("says a sentence whose figure has changed with the new figure", () => {
    const former = "from 1,360 lbf (6.0 kN)";
    const changed = "from 1,370 lbf (6.1 kN)";
    expect(numbersIn(translateText(former, words))).toEqual(numbersIn(former));
    expect(numbersIn(translateText(changed, words))).toEqual(numbersIn(changed));
    expect(translateText(changed, words)).not.toBe(changed);
  });

  it("has the numbers of the English sentence", () => {
    const different = pairs.filter(
      ([english, translated]) =>
        ![english, ...(language === "ar" ? [english.replace(ONE_OR_TWO, "")] : [])]
          .map((source) => String(numbersIn(source)))
          .includes(String(numbersIn(translated))),
    );
    expect(different.map(([english]) => english)).toEqual([]);
  });

  it("has the placeholders and names of the English sentence", () => {
    for (const [english, translated] of pairs) {
      expect(placeholdersIn(translated), english).toBe(placeholdersIn(english));
      for (const name of NAMES)
        if (english.includes(name)) expect(translated, english).toContain(name);
    }
  });

  it("has plain spaces, Latin digits and no invisible character", () => {
    const text = pairs.map(([, translated]) => translated).join("\n");
    expect(invisibleCharacters(text)).toEqual([]);
    expect(text).not.toMatch(/[\u0660-\u0669\u00A0\u202F]/);
  });

  it("has titles and descriptions that fit", () => {
    for (const page of translatedPages) {
      const { title, description } = translate(page, words);
      expect(title.length, title).toBeLessThanOrEqual(LONGEST_TITLE);
      expect(description.length, description).toBeGreaterThanOrEqual(DESCRIPTION.shortest);
      expect(description.length, description).toBeLessThanOrEqual(DESCRIPTION.longest);
    }
    const titles = translatedPages.map((page) => translate(page.title, words));
    expect(new Set(titles).size).toBe(titles.length);
    expect(languages[language].name).not.toBe("");
  });
});

/** As written in any of the languages: thousands and decimals are told apart by no sign. */
function numbersIn(text: string): string[] {
  const joined = text.replaceAll(/(\d) (?=\d{3}(?!\d))/g, "$1");
  return (joined.match(/\d[\d.,]*\d|\d/g) ?? [])
    .map((number) => number.replaceAll(/[.,]/g, "").replace(/^0+(?=\d)/, ""))
    .toSorted();
}

function placeholdersIn(text: string): string {
  return (text.match(/\{\w+\}/g) ?? []).toSorted().join();
}
