import type { SamplesSection } from "#content/record-types.ts";
import { t, type Words } from "#lib/languages/words.ts";

type SampleFilterProps = { filters: NonNullable<SamplesSection["filters"]>; words: Words };

/** Narrows the list and the table of its section, by its style sheet alone. */
export function SampleFilter({ filters, words }: SampleFilterProps) {
  return (
    <form className="sample-filter">
      {filters.map(({ label, options }, index) => (
        // In a box of its own: site-page.css lays out a form's later fieldsets late.
        <div key={label}>
          <fieldset>
            <legend>{label}</legend>
            {[{ tag: "any", label: t(words, "Any") }, ...options].map((option) => (
              <label key={option.tag}>
                <input
                  type="radio"
                  name={`filter-${index}`}
                  value={option.tag}
                  defaultChecked={option.tag === "any"}
                />
                {option.label}
              </label>
            ))}
          </fieldset>
        </div>
      ))}
      <button type="reset">{t(words, "Show all")}</button>
    </form>
  );
}

/** After the list, which the style sheet counts. */
export function SampleCount({ limit, words }: { limit: number; words: Words }) {
  const [before, after] = t(words, "Showing {count} of {limit}", { limit }).split("{count}");
  return (
    <p className="sample-count">
      {before}
      <span />
      {after}
    </p>
  );
}
