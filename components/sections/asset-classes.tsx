import { clsx } from "clsx";
import { Image } from "#components/media/responsive-image.tsx";
import { assetClasses } from "#content/asset-classes/asset-class-list.ts";
import type { AssetClassesSection, AssetClassRecord } from "#content/record-types.ts";
import { FINEST, FROM_LG, FROM_MD, FULL_WIDTH } from "#lib/styles/media-queries.ts";
import { typeset } from "#lib/styles/typography.ts";
import { SectionFrame, SectionHead } from "./section-frame.tsx";
import type { Words } from "#lib/languages/words.ts";
import { translate } from "#lib/languages/translate.ts";

export function AssetClasses({
  id,
  layout,
  title,
  lead,
  part,
  words,
}: AssetClassesSection & { words: Words }) {
  if (layout === "plates")
    return (
      <div className="page-width mb-section grid gap-20 lg:gap-32">
        {typeset(translate(assetClasses, words))
          .map((record, index) => (
            <FacingPages
              key={record.slug}
              record={record}
              words={words}
              isMirrored={index % 2 === 1}
            />
          ))
          .slice(...(part ?? []))}
      </div>
    );
  return (
    <SectionFrame id={id}>
      {title && <SectionHead title={title} lead={lead} />}
      <ul className="asset-class-list">
        {typeset(translate(assetClasses, words)).map((record) => (
          <LedgerLine key={record.slug} record={record} words={words} />
        ))}
      </ul>
    </SectionFrame>
  );
}

type EntryProps = { record: AssetClassRecord; words: Words };

function LedgerLine({ record: { path, slug, card }, words }: EntryProps) {
  return (
    <li className="group">
      <div className="overflow-clip">
        <Image
          id={card.image}
          words={words}
          sizes={`${FULL_WIDTH} 366px, ${FROM_LG} 22vw, ${FROM_MD} 30vw, 78vw`}
          aspect={[16 / 10, 16 / 10, 16 / 10, 4 / 5]}
          decorative
          transitionName={slug}
          imgClassName="hover-zoom"
        />
      </div>
      <div>
        <h3 className="text-heading">
          <a href={path} className="card-link">
            {card.title}
          </a>
        </h3>
        <p className="fine-print">{card.description}</p>
      </div>
      <p>
        <span className="block numeral">{card.stat.value}</span>
        <span className="caption">{card.stat.label}</span>
      </p>
      <Highlights highlights={card.highlights} />
    </li>
  );
}

function FacingPages({ record, words, isMirrored }: EntryProps & { isMirrored: boolean }) {
  const { path, slug, card } = record;
  return (
    <article className="group relative page-grid gap-y-5">
      <div
        className={`overflow-clip lg:col-span-8 ${isMirrored ? "-mx-edge lg:ms-0 lg:order-last" : "-mx-edge lg:me-0"}`}
      >
        <Image
          id={card.image}
          words={words}
          sizes={`${FULL_WIDTH} 1210px, ${FROM_LG} 65vw, ${FINEST} 80vw, 100vw`}
          aspect={[16 / 10, 16 / 10, 5 / 4]}
          decorative
          transitionName={slug}
          imgClassName="hover-zoom aspect-[5/4] lg:aspect-[16/10]"
        />
      </div>
      <div className="flex flex-col justify-between gap-6 lg:col-span-4">
        <p className="border-t border-ink pt-3">
          <span className="block numeral">{card.stat.value}</span>
          <span className="fine-print">{card.stat.label}</span>
        </p>
        <div>
          <h2 className="text-title">
            <a href={path} className="card-link">
              {card.title}
            </a>
          </h2>
          <p className="mt-3">{card.description}</p>
          <Highlights highlights={card.highlights} className="mt-5" />
        </div>
      </div>
    </article>
  );
}

function Highlights({
  highlights,
  className,
}: {
  highlights: readonly string[];
  className?: string;
}) {
  return (
    <ul className={clsx("text-small *:border-t *:py-1.5", className)}>
      {highlights.map((highlight) => (
        <li key={highlight}>{highlight}</li>
      ))}
    </ul>
  );
}
