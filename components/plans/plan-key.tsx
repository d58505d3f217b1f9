import { ReferenceText } from "#components/links/reference-text.tsx";
import { unbroken } from "#components/numbers/unbroken.tsx";
import type { Key } from "#content/plans/plan-types.ts";
import { typeset } from "#lib/styles/typography.ts";
import { HatchSwatch } from "./hatches.tsx";

export type CountedKey = Key & {
  /** The quantity and the same in other units. */
  amount?: string;
  otherAmount?: string;
  isHatched?: boolean;
};

export function PlanKey({ keys }: { keys: readonly CountedKey[] }) {
  return (
    <ol className="drawing-key">
      {typeset(keys).map(({ code, name, href, detail, amount, otherAmount, isHatched }) => (
        <li key={code}>
          <b>
            {code}
            {isHatched && <HatchSwatch code={code} />}
          </b>
          <div>
            <ReferenceText text={name} href={href} />
            <span>{unbroken(detail)}</span>
          </div>
          {amount && (
            <p>
              {amount}
              {otherAmount && <span>{otherAmount}</span>}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
