import type { Section } from "#content/record-types.ts";
import { type TradeDate, tradeDates } from "#content/trade-dates.ts";
import { translate } from "#lib/languages/translate.ts";
import { formatDay, t, type Words } from "#lib/languages/words.ts";
import { typeset } from "#lib/styles/typography.ts";
import { Certifications } from "./certifications.tsx";

type Props = Extract<Section, { kind: "trade-dates" }> & { words: Words };

export function TradeDates({ words, ...section }: Props) {
  return (
    <Certifications
      {...section}
      items={typeset(tradeDates.map((date) => nameAndDescription(date, words)))}
    />
  );
}

export function nameAndDescription(date: TradeDate, words: Words) {
  const { name, statement, source } = translate(date, words);
  const day = formatDay(words, new Date(date.checkedOn));
  return {
    name,
    description: `${statement} ${t(words, "{source}; checked on {day}.", { source, day })}`,
  };
}
