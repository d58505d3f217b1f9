import { t, type Words } from "#lib/languages/words.ts";

export function SkipLink({ words }: { words: Words }) {
  return (
    <a href="#main" className="skip-link">
      {t(words, "Skip to content")}
    </a>
  );
}
