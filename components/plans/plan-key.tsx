import { ReferenceText } from "#components/links/reference-text.tsx";
import { unbroken } from "#components/numbers/unbroken.tsx";
import type { Key } from "#content/plans/plan-types.ts";
import { typeset } from "#lib/styles/typography.ts";
import { HatchSwatch } from "./hatches.tsx";
import type { Words } from "#lib/languages/words.ts";
import { translate } from "#lib/languages/translate.ts";

export type CountedKey = Key & {
  /** The quantity and the same in other units. */
  amount?: string;
  otherAmount?: string;
  isHatched?: boolean;
};

export function PlanKey({ keys, words }: { keys: readonly CountedKey[]; words: Words }) {
  return (
    <ol className="drawing-key">
      {typeset(translate(keys, words)).map(
        ({ code, name, href, detail, amount, otherAmount, isHatched }) => (
          <li key={code}>
            <b>
              {code}
              {isHatched && <HatchSwatch code={code} />}
            </b>
            <div>
              <ReferenceText text={name} href={href} words={words} />
              <span>{unbroken(detail)}</span>
            </div>
            {amount && (
              <p>
                {amount}
                {otherAmount && <span>{otherAmount}</span>}
              </p>
            )}
          </li>
        ),
      )}
    </ol>
  );
}
