import type { TranslatedLanguage } from "#content/languages/languages.ts";
import { SAMPLES } from "#content/switches.ts";
import { pageWords } from "#lib/languages/page-words.ts";
import { withFactsIn, type Dictionary } from "#lib/languages/facts.ts";
import type { Words } from "#lib/languages/words.ts";

const TRAYS: Record<TranslatedLanguage, () => Promise<{ default: Dictionary }>> = {
  de: () => import("#content/languages/de/tray.json"),
  fr: () => import("#content/languages/fr/tray.json"),
  es: () => import("#content/languages/es/tray.json"),
  ar: () => import("#content/languages/ar/tray.json"),
};

/** Of the page's scripts and the tray. */
export const trayWords = SAMPLES ? await withTray(pageWords) : pageWords;

async function withTray({ language, dictionary }: Words): Promise<Words> {
  if (language === "en") return { language };
  const tray = withFactsIn(language, (await TRAYS[language]()).default);
  return { language, dictionary: { ...dictionary, ...tray } };
}
