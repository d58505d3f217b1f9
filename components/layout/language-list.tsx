import { languagesOf } from "#server/languages/words-of.ts";
import { languages } from "#content/languages/languages.ts";
import { hrefIn, t, type Words } from "#lib/languages/words.ts";

type LanguageListProps = {
  /** The English path of the page. */
  path: string;
  words: Words;
  className?: string;
};

/** Leads to the same page in the languages that it exists in, each in its own name. */
export function LanguageList({ path, words, className }: LanguageListProps) {
  const found = languagesOf(path);
  if (found.length === 1) return null;
  return (
    <nav aria-label={t(words, "Languages")} className={className}>
      <ul className="colophon">
        {found.map((language) => (
          <li key={language}>
            <a
              href={hrefIn({ language }, path)}
              lang={language}
              hrefLang={language}
              aria-current={language === words.language || undefined}
            >
              {languages[language].name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
