import { unbroken } from "#components/numbers/unbroken.tsx";
import { ReferenceText } from "#components/links/reference-text.tsx";
import { Image } from "#components/media/responsive-image.tsx";
import type { Sample, SamplesSection } from "#content/record-types.ts";
import { requestSamplesPathWith, COMPARISON_ID } from "#content/request-quote-path.ts";
import { isCornerSection } from "#content/sample-options.ts";
import { SAMPLES } from "#content/switches.ts";
import { FROM_LG, FROM_MD, FROM_SM, FULL_WIDTH } from "#lib/styles/media-queries.ts";
import { largeImage } from "#lib/images/image-files.ts";
import { quoteAddress } from "#lib/quote-requests/form-prefill.ts";
import { typeset } from "#lib/styles/typography.ts";
import { SectionFrame, SectionHead } from "./section-frame.tsx";
import { hrefIn, t, type Words } from "#lib/languages/words.ts";

type Layout = SamplesSection["layout"];

const LAYOUTS = {
  rack: {
    list: "grid gap-y-7 sm:grid-cols-3 sm:gap-x-px lg:grid-cols-6",
    item: "",
    image: {
      aspect: [9 / 20, 9 / 20, 3 / 4, 5 / 2],
      sizes: `${FULL_WIDTH} 256px, ${FROM_LG} 15.3vw, ${FROM_SM} 31vw, 92vw`,
      imgClassName: "aspect-[5/2] object-cover sm:aspect-[3/4] lg:aspect-[9/20]",
    },
  },
  plates: {
    list: "page-grid gap-y-12 lg:gap-y-14",
    item: "max-md:even:ps-[18%] max-md:odd:pe-[18%] lg:col-span-7 lg:nth-[4n+2]:col-span-5 lg:nth-[4n+3]:col-span-5",
    image: {
      aspect: [886 / 576, 53 / 38, 3 / 2, 4 / 5],
      sizes: `${FULL_WIDTH} 886px, ${FROM_LG} 53vw, ${FROM_MD} 92vw, 78vw`,
      imgClassName:
        "aspect-[4/5] object-cover md:aspect-[3/2] lg:aspect-auto lg:h-[min(38vw,36rem)]",
    },
  },
  stagger: {
    list: "grid gap-x-6 gap-y-12 md:grid-cols-2 md:pb-20",
    item: "md:even:[translate:0_5rem]",
    image: {
      sizes: `${FULL_WIDTH} 760px, ${FROM_MD} 46vw, 92vw`,
      imgClassName: "aspect-[16/10] object-cover",
    },
  },
} as const;

export function Samples(section: SamplesSection & { words: Words }) {
  const { id, layout, title, lead, note, columns, compare, filters, items, words } = section;
  const head = columns ? (
    <>
      {lead}{" "}
      {SAMPLES && (
        <span className="text-ink">
          {unbroken(typeset(t(words, "Samples leave in {sampleDays} business days.")))}
        </span>
      )}
      {compare && (
        <a href={`#${COMPARISON_ID}`} className="text-link mt-2 block w-fit">
          {compare}
        </a>
      )}
    </>
  ) : (
    lead
  );
  return (
    <SectionFrame id={id} tone={layout === "rack" ? "deep" : "paper"}>
      <SectionHead title={title} lead={head} />
      {filters && <SampleFilter filters={filters} words={words} />}
      <ul className={LAYOUTS[layout].list}>
        {items.map((item) => (
          <li
            key={item.name}
            id={item.slug}
            className={LAYOUTS[layout].item}
            data-tags={filters && item.tags?.join(" ")}
          >
            <SampleView sample={item} layout={layout} words={words} />
          </li>
        ))}
      </ul>
      {filters && <SampleCount limit={items.length} words={words} />}
      {columns ? (
        <Lines {...section} columns={columns} />
      ) : (
        note && <p className="mt-8 caption">{note}</p>
      )}
    </SectionFrame>
  );
}

type SampleViewProps = { sample: Sample; layout: Layout; words: Words };

function SampleView({ sample, layout, words }: SampleViewProps) {
  const { slug, name, href, image, characteristics, applications, values } = sample;
  const [figure] = layout === "rack" ? (values ?? []) : [];
  const shown = (
    <Image
      id={image}
      words={words}
      {...LAYOUTS[layout].image}
      className="overflow-clip print:hidden"
    />
  );
  return (
    <>
      {slug ? <a href={largeImage(image)}>{shown}</a> : shown}
      <div className={layout === "rack" ? "pt-3 sm:pe-4" : "pt-3"}>
        <div className="flex items-baseline justify-between gap-x-4 sm:block">
          <h3 className={layout === "rack" ? "text-name font-serif" : "text-heading"}>
            <ReferenceText text={name} href={href} words={words} />
          </h3>
          {figure && (
            <p className="text-small tabular">
              {figure.value} <span className="text-quiet">({figure.metric})</span>
            </p>
          )}
        </div>
        <p className="mt-1 text-small">{characteristics}</p>
        <p className="fine-print">{applications}</p>
        {slug && (
          <p className="asks">
            {SAMPLES && (
              <a
                href={hrefIn(words, requestSamplesPathWith(slug))}
                aria-label={
                  isCornerSection(slug)
                    ? t(words, "Ask for a corner section: {name}", { name })
                    : t(words, "Ask for a sample: {name}", { name })
                }
              >
                {isCornerSection(slug)
                  ? t(words, "Ask for a corner section")
                  : t(words, "Ask for a sample")}
              </a>
            )}
            <a
              href={hrefIn(words, quoteAddress(slug))}
              aria-label={t(words, "Ask for a quote: {name}", { name })}
            >
              {t(words, "Ask for a quote")}
            </a>
          </p>
        )}
      </div>
    </>
  );
}

type LinesProps = SamplesSection & { columns: NonNullable<SamplesSection["columns"]> };

function Lines({ columns, filters, items, ...section }: LinesProps) {
  const { label, title, note, compare, more } = section;
  return (
    <div className="sample-lines">
      <div>
        {note && <p>{note}</p>}
        {more && (
          <a href={more.href} className="text-link">
            {more.text}
          </a>
        )}
      </div>
      <table id={compare && COMPARISON_ID} className="specification">
        <thead>
          <tr>
            <th>{label ?? title}</th>
            {columns.map((column) => (
              <th key={column.label}>
                {column.label} <span>{column.standard}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map(({ slug, name, botanical, values = [], tags }) => (
            <tr key={name} data-tags={filters && tags?.join(" ")}>
              <th scope="row">
                <a href={`#${slug}`}>{name}</a> {botanical && <i>{botanical}</i>}
              </th>
              {values.map(({ value, metric }, index) => (
                <td key={columns[index]?.label}>
                  <span>{unbroken(value)}</span> {metric && <span>{unbroken(metric)}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type SampleFilterProps = { filters: NonNullable<SamplesSection["filters"]>; words: Words };

/** Narrows the list and the table of its section, by its style sheet alone. */
function SampleFilter({ filters, words }: SampleFilterProps) {
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
function SampleCount({ limit, words }: { limit: number; words: Words }) {
  const [before, after] = t(words, "Showing {count} of {limit}", { limit }).split("{count}");
  return (
    <p className="sample-count">
      {before}
      <span />
      {after}
    </p>
  );
}
