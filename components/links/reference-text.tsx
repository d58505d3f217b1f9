import { unbroken } from "#components/numbers/unbroken.tsx";
import { leavingLanguage, type Words } from "#lib/languages/words.ts";

type ReferenceTextProps = { text: string; href?: string | undefined; words: Words };

/** Words that lead to where the site says more of them, if it does. */
export function ReferenceText({ text, href, words }: ReferenceTextProps) {
  if (!href) return unbroken(text);
  return (
    <a
      href={href}
      {...leavingLanguage(words, href)}
      className="underline decoration-1 underline-offset-4"
    >
      {unbroken(text)}
    </a>
  );
}
