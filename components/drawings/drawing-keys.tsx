import { ReferenceText } from "#components/links/reference-text.tsx";
import { unbroken } from "#components/numbers/unbroken.tsx";
import type { DrawingKey } from "#content/drawings/drawing-types.ts";
import { typeset } from "#lib/styles/typography.ts";
import { formatNumber, t, type Words } from "#lib/languages/words.ts";

type DrawingKeysProps = {
  keys: readonly DrawingKey[];
  /** Of the swatches, in the units of the drawing that has their patterns. */
  swatch: readonly [width: number, height: number];
  words: Words;
};

/** What the marks on a drawing stand for. */
export function DrawingKeys({ keys, swatch: [width, height], words }: DrawingKeysProps) {
  return (
    <ol className="drawing-key">
      {keys.map((key, index) => {
        const { code = String(index + 1), name, href, detail, size } = key;
        const { amount, otherAmount, pieces, hatch } = key;
        const counted =
          pieces === undefined
            ? amount
            : typeset(t(words, "{count} pieces", { count: formatNumber(words, pieces) }));
        return (
          <li key={code}>
            <b>
              {code}
              {hatch && (
                <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="swatch">
                  <path d={`M0 0H${width}V${height}H0z`} fill={`url(#${hatch})`} />
                </svg>
              )}
            </b>
            <div>
              <ReferenceText text={name} href={href} words={words} />
              <span>{unbroken(size ? `${detail}; ${size}` : detail)}</span>
            </div>
            {counted && (
              <p>
                {counted}
                {otherAmount && <span>{otherAmount}</span>}
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}
