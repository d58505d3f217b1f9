import type { ReactNode } from "react";
import { splitAtBreakableWords } from "#lib/styles/typography.ts";

/** Holds ranges and words like "15-point" on one line without a character that a reader would copy. */
export function unbroken(text: ReactNode): ReactNode {
  if (typeof text !== "string") return text;
  const parts = splitAtBreakableWords(text);
  if (parts.length === 1) return text;
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- a part's place in the text is all that tells it apart
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
