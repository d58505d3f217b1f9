import { unbroken } from "#components/numbers/unbroken.tsx";
import { COUNTED_HOURS, responseTimes } from "#content/claims.ts";
import { typeset } from "#lib/styles/typography.ts";
import { translateText, type Words, translate } from "#lib/languages/words.ts";

export function ResponseTimes({ words, className }: { words: Words; className: string }) {
  return (
    <div className={className}>
      <dl>
        {typeset(translate(responseTimes, words)).map(({ label, value }) => (
          <div
            key={label}
            className="grid grid-cols-[3fr_2fr] gap-4 border-t py-3 lg:flex lg:justify-between"
          >
            <dt className="text-quiet">{label}</dt>
            <dd>{unbroken(value)}</dd>
          </div>
        ))}
      </dl>
      <p className="border-t py-3 text-quiet">
        {unbroken(typeset(translateText(COUNTED_HOURS, words)))}
      </p>
    </div>
  );
}
