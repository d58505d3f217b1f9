import { quoteRequestOrigins } from "#content/site/quote-request-origins.ts";
import { t, translateText, type Words } from "#lib/languages/words.ts";

/** Renders every product and sector hidden; enhance-page.ts shows the one in the URL. */
export function ContactOrigin({ words }: { words: Words }) {
  const [before, after] = t(words, "You were looking at {name}.").split("{name}");
  return (
    <p hidden className="mt-2 fine-print">
      {before}
      {Object.entries(quoteRequestOrigins).map(([slug, { name }]) => (
        <span key={slug} hidden data-origin={slug}>
          {translateText(name, words)}
        </span>
      ))}
      {after}
    </p>
  );
}
