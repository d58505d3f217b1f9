import Link from "next/link";
import { Picture } from "#components/ui/picture.tsx";
import { assetClasses } from "#content/asset-classes/index.ts";
import type { AssetClassesSection, AssetClassRecord } from "#content/types.ts";
import { SectionFrame, SectionHead } from "./section-frame.tsx";

/** The sectors: a ledger on the home page, facing pages on the overview. */
export function AssetClasses({ id, layout, title, lead }: AssetClassesSection) {
  if (layout === "plates")
    return (
      <div className="wrap mb-section grid gap-20 lg:gap-32">
        {assetClasses.map((record, index) => (
          <FacingPages key={record.slug} record={record} isMirrored={index % 2 === 1} />
        ))}
      </div>
    );
  return (
    <SectionFrame id={id}>
      {title && <SectionHead title={title} lead={lead} />}
      <ul className="shelf border-ink lg:border-t">
        {assetClasses.map((record) => (
          <LedgerLine key={record.slug} {...record} />
        ))}
      </ul>
    </SectionFrame>
  );
}

function LedgerLine({ path, card }: AssetClassRecord) {
  return (
    <li className="group ledger">
      <div className="overflow-clip">
        <Picture
          id={card.picture}
          sizes="(width >= 107rem) 366px, (width >= 64rem) 22vw, (width >= 48rem) 30vw, 78vw"
          aspect={[16 / 10, 16 / 10, 16 / 10, 4 / 5]}
          decorative
          imgClassName="approach aspect-[4/5] md:aspect-[16/10]"
        />
      </div>
      <div>
        <h3 className="text-heading">
          <Link href={path} prefetch={false} className="cover-link">
            {card.title}
          </Link>
        </h3>
        <p className="fine">{card.description}</p>
      </div>
      <p>
        <span className="block figure">{card.stat.value}</span>
        <span className="caption">{card.stat.label}</span>
      </p>
      <Highlights highlights={card.highlights} />
    </li>
  );
}

function FacingPages({ record, isMirrored }: { record: AssetClassRecord; isMirrored: boolean }) {
  const { path, card } = record;
  return (
    <article className="group relative sheet gap-y-5">
      <div
        className={`overflow-clip lg:col-span-8 ${isMirrored ? "bleed-r lg:order-last" : "bleed-l"}`}
      >
        <Picture
          id={card.picture}
          sizes="(width >= 107rem) 1210px, (width >= 64rem) 65vw, 100vw"
          aspect={[16 / 10, 16 / 10, 5 / 4]}
          decorative
          imgClassName="approach aspect-[5/4] lg:aspect-[16/10]"
        />
      </div>
      <div className="column gap-6 lg:col-span-4">
        <p className="rule-ink pt-3">
          <span className="block figure">{card.stat.value}</span>
          <span className="fine">{card.stat.label}</span>
        </p>
        <div>
          <h2 className="text-title">
            <Link href={path} prefetch={false} className="cover-link">
              {card.title}
            </Link>
          </h2>
          <p className="mt-3">{card.description}</p>
          <div className="mt-5">
            <Highlights highlights={card.highlights} />
          </div>
        </div>
      </div>
    </article>
  );
}

function Highlights({ highlights }: { highlights: readonly string[] }) {
  return (
    <ul className="lines">
      {highlights.map((highlight) => (
        <li key={highlight}>{highlight}</li>
      ))}
    </ul>
  );
}
