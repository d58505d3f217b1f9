import { unbroken } from "#components/numbers/unbroken.tsx";
import type { CertificationsSection, Section } from "#content/record-types.ts";
import { SectionColumns } from "./section-frame.tsx";
import { type TradeDate, tradeDates } from "#content/terms-of-trade.ts";
import { translate, formatDay, t, type Words } from "#lib/languages/words.ts";
import { typeset } from "#lib/styles/typography.ts";

type CertificationsProps = Omit<CertificationsSection, "kind" | "label">;

export function Certifications({ id, title, lead, items }: CertificationsProps) {
  return (
    <SectionColumns id={id} title={title} lead={lead}>
      <dl className={`lg:col-span-8 ${items.length > 4 ? "" : "print:grid-cols-4!"}`}>
        {items.map(({ name, description }) => (
          <div key={name} className="grid gap-x-6 border-b py-4 first:pt-0 sm:grid-cols-2">
            <dt className="font-serif text-name">{name}</dt>
            <dd className="fine-print">{unbroken(description)}</dd>
          </div>
        ))}
      </dl>
    </SectionColumns>
  );
}

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
