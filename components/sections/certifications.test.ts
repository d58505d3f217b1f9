import { expect, it } from "vitest";
import { tradeDates } from "#content/terms-of-trade.ts";
import { ENGLISH } from "#lib/languages/words.ts";
import { wordsOf } from "#server/languages/words-of.ts";
import { nameAndDescription } from "./certifications.tsx";

it("says where and when a date was read, and nothing that is advice, in another language too", () => {
  for (const date of tradeDates) {
    const { description } = nameAndDescription(date, ENGLISH);
    expect(description).toMatch(/(?:Regulation|Proclamation) .*; checked on \d+ \w+ 2\d{3}\.$/);
    expect(description).not.toMatch(/\b(?:should|must|recommend|advise)\b/);
    expect(nameAndDescription(date, wordsOf("de")).description).toMatch(
      /; geprüft am \d+\. \p{L}+ 2\d{3}\.$/u,
    );
  }
});
