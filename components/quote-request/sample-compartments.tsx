import {
  allSamples,
  isCornerSection,
  SAMPLES_IN_A_BOX,
  type ChosenSample,
} from "#content/sample-options.ts";
import { quoteRequestOrigins } from "#content/site/quote-request-origins.ts";
import { t, translateText, type Words } from "#lib/languages/words.ts";
import { SAMPLES_FIELD } from "#lib/quote-requests/request-fields.ts";
import { swatchBackground } from "#lib/samples/swatches.ts";

type SampleCompartmentsProps = {
  words: Words;
  samples: readonly ChosenSample[];
  /** Of the site's images. */
  version: string;
  /** Whether samples can be taken out: each is then a checkbox, which needs no script. */
  isField?: boolean;
  /** Shows what is not in the box, to be put into it. */
  isChoice?: boolean;
};

/** The box as it leaves: a compartment for each sample, and those that are left; of an empty one, what can go into it. */
export function SampleCompartments(props: SampleCompartmentsProps) {
  const { samples, isChoice = false, isField = isChoice } = props;
  const slugs = new Set(samples.map(({ slug }) => slug));
  const free = isChoice ? 0 : SAMPLES_IN_A_BOX - samples.length;
  return (
    <ul
      className={`grid grid-cols-3 gap-x-3 gap-y-5 sm:gap-x-5 ${isChoice ? "sm:grid-cols-5" : ""}`}
    >
      {(isChoice ? allSamples.filter(({ slug }) => !slugs.has(slug)) : samples).map((sample) => (
        <li key={sample.slug}>
          <Compartment {...props} sample={sample} isField={isField} isChoice={isChoice} />
        </li>
      ))}
      {isField &&
        Array.from({ length: free }, (_, index) => (
          <li key={index} aria-hidden="true" className="max-sm:nth-[n+4]:hidden">
            <span className="block aspect-square border border-dashed" />
          </li>
        ))}
    </ul>
  );
}

type CompartmentProps = Omit<SampleCompartmentsProps, "samples"> & { sample: ChosenSample };

function Compartment({ words, sample, version, isField, isChoice }: CompartmentProps) {
  const name = translateText(sample.name, words);
  const kind = isCornerSection(sample.slug)
    ? t(words, "Corner section")
    : translateText(quoteRequestOrigins[sample.product].name, words);
  const shown = (
    <>
      <span
        aria-hidden="true"
        className={`block aspect-square border transition-opacity ${isChoice ? "group-has-checked:outline-2" : "group-has-[input:not(:checked)]:opacity-25"}`}
        style={{ background: swatchBackground(sample, version, isChoice ? "small" : "large") }}
      />
      <span
        className={`mt-2 block font-serif text-lg leading-tight tracking-tight ${isChoice ? "" : "group-has-[input:not(:checked)]:text-quiet group-has-[input:not(:checked)]:line-through"}`}
      >
        {name}
      </span>
      <span className="mt-0.5 block text-sm text-quiet">{kind}</span>
    </>
  );
  if (!isField) return shown;
  return (
    <label className="group relative block cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-4">
      <input
        type="checkbox"
        name={SAMPLES_FIELD}
        data-field
        value={sample.slug}
        defaultChecked={!isChoice}
        className="absolute inset-0 z-10 size-full cursor-pointer appearance-none outline-none"
      />
      {shown}
      <span
        aria-hidden="true"
        className="mt-1 block text-sm underline decoration-hairline underline-offset-4"
      >
        <span className="group-has-[input:not(:checked)]:hidden">{t(words, "Remove")}</span>
        <span className="group-has-[input:checked]:hidden">
          {isChoice ? t(words, "Put in the box") : t(words, "Put back")}
        </span>
      </span>
    </label>
  );
}
