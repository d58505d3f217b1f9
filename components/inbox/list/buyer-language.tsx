import type { Language } from "#content/languages/languages.ts";
import { languageLabel } from "#lib/quote-requests/value-labels.ts";

/** The language that a buyer wrote from, where it is not English: `DE` in a list, else in words. */
export function BuyerLanguage({
  language,
  short = false,
}: {
  language: Language;
  short?: boolean;
}) {
  if (language === "en") return null;
  const label = languageLabel(language);
  if (!short) return <span className="text-quiet">{label}</span>;
  return (
    <abbr title={label} className="shrink-0 border px-1 text-label text-quiet no-underline">
      {language.toUpperCase()}
    </abbr>
  );
}
