import { unbroken } from "#components/numbers/unbroken.tsx";

/** Words that lead to where the site says more of them, if it does. */
export function ReferenceText({ text, href }: { text: string; href?: string | undefined }) {
  if (!href) return unbroken(text);
  return (
    <a href={href} className="underline decoration-1 underline-offset-4">
      {unbroken(text)}
    </a>
  );
}
