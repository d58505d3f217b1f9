import { describe, expect, it } from "vitest";
import { crawledPages } from "#content/site/site-routes.ts";
import { invisibleCharacters } from "#e2e/support/english.ts";
import { translate } from "#lib/languages/translate.ts";
import { ENGLISH_ONLY, staleSentences } from "#scripts/translations/stale-sentences.ts";
import { wordsOf } from "#server/languages/words-of.ts";
import { browserDictionaries } from "./browser-dictionaries.ts";
import { interfaceDictionaries, pageDictionaries } from "./dictionaries.ts";
import { languages, TRANSLATED_LANGUAGES } from "./languages.ts";

/** Names that stay as they are in every language. */
const NAMES =
  "FSC,PEFC,TSCA Title VI,CARB Phase 2,LEED v4.1,BREEAM,WELL v2,DGNB,ASTM E84,ISPM 15,EN 14342,NRC,CAC 35+,Janka,NAFS,GTIN,REACH,Villa Serena,Maison Lune,Coral Bay Resort,Norden Materials Showroom".split(
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

  it("has every sentence and no other", () => {
    expect(staleSentences(language, []).missing).toEqual([]);
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

  it("exists on every page but those in English only, in titles and descriptions that fit", () => {
    const pages = crawledPages.filter(({ path }) => !ENGLISH_ONLY.test(path));
    for (const page of pages) {
      expect(words.paths).toContain(page.path);
      const { title, description } = translate(page, words);
      expect(title.length, title).toBeLessThanOrEqual(LONGEST_TITLE);
      expect(description.length, description).toBeGreaterThanOrEqual(DESCRIPTION.shortest);
      expect(description.length, description).toBeLessThanOrEqual(DESCRIPTION.longest);
    }
    const titles = pages.map((page) => translate(page.title, words));
    expect(new Set(titles).size).toBe(pages.length);
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
