import Link from "next/link";
import { Picture } from "@/components/ui/picture";
import { assetClasses } from "@/content/asset-classes";
import type { AssetClassesSection, AssetClassRecord } from "@/content/types";
import { SectionFrame, SectionHead } from "./section-frame";

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
    <li className="group relative items-center gap-y-3 py-5 max-md:p-0 md:sheet md:border-b md:border-hairline">
      <div className="overflow-clip lg:order-last lg:col-span-3">
        <Picture
          id={card.picture}
          sizes="(width >= 64rem) 24vw, (width >= 48rem) 92vw, 78vw"
          decorative
          imgClassName="plate-hover aspect-[4/5] object-cover md:aspect-[3/1] lg:aspect-[16/10]"
        />
      </div>
      <div className="pt-4 lg:col-span-4 lg:pt-0">
        <h3 className="text-heading">
          <Link href={path} prefetch={false} className="after:absolute after:inset-0">
            {card.title}
          </Link>
        </h3>
        <p className="mt-1 text-small text-quiet">{card.description}</p>
      </div>
      <p className="pt-5 lg:col-span-2 lg:pt-0">
        <span className="block font-serif text-figure">{card.stat.value}</span>
        <span className="text-label text-quiet">{card.stat.label}</span>
      </p>
      <Highlights highlights={card.highlights} className="pt-3 lg:col-span-3 lg:pt-0" />
    </li>
  );
}

function FacingPages({ record, isMirrored }: { record: AssetClassRecord; isMirrored: boolean }) {
  const { path, card } = record;
  return (
    <article className="group relative sheet gap-y-5">
      <div
        className={`-mx-gutter overflow-clip lg:col-span-8 ${isMirrored ? "lg:bleed-r lg:order-last lg:ml-0" : "lg:bleed-l lg:mr-0"} max-w-320`}
      >
        <Picture
          id={card.picture}
          sizes="(width >= 107rem) 1210px, (width >= 64rem) 68vw, 100vw"
          decorative
          imgClassName="plate-hover aspect-[5/4] object-cover lg:aspect-[16/10]"
        />
      </div>
      <div className="flex flex-col justify-between gap-6 lg:col-span-4">
        <p className="border-t border-ink pt-3">
          <span className="block font-serif text-figure">{card.stat.value}</span>
          <span className="text-small text-quiet">{card.stat.label}</span>
        </p>
        <div>
          <h2 className="text-title">
            <Link href={path} prefetch={false} className="after:absolute after:inset-0">
              {card.title}
            </Link>
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
  className: string;
}) {
  return (
    <ul className={`text-small ${className}`}>
      {highlights.map((highlight) => (
        <li key={highlight} className="border-t border-hairline py-1.5 first:border-0">
          {highlight}
        </li>
      ))}
    </ul>
  );
}
