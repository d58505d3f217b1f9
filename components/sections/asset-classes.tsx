import { Image } from "#components/media/responsive-image.tsx";
import { assetClasses } from "#content/asset-classes/asset-class-list.ts";
import type { AssetClassesSection } from "#content/record-types.ts";
import { FROM_LG, FROM_MD, FULL_WIDTH } from "#lib/styles/media-queries.ts";
import { typeset } from "#lib/styles/typography.ts";
import { SectionFrame, SectionHead } from "./section-frame.tsx";
import { type Words, translate } from "#lib/languages/words.ts";

/** A page that has it imports asset-classes.css, or home-page.css, which holds it. */
export function AssetClasses({ id, title, lead, words }: AssetClassesSection & { words: Words }) {
  const isShelf = title !== undefined;
  const Heading = isShelf ? "h3" : "h2";
  return (
    <SectionFrame id={id}>
      {title && <SectionHead title={title} lead={lead} />}
      <ul className={isShelf ? "asset-class-list asset-class-shelf" : "asset-class-list"}>
        {typeset(translate(assetClasses, words)).map(({ path, slug, name, card }) => (
          <li key={slug} className="group">
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
              <Heading className="text-heading">
                <a href={path} className="card-link">
                  {name}
                </a>
              </Heading>
              {isShelf && <p className="fine-print">{card.description}</p>}
            </div>
            <p>
              <span className="block numeral">{card.stat.value}</span>
              <span className="caption">{card.stat.label}</span>
            </p>
            {isShelf && (
              <ul className="text-small *:border-t *:py-1.5">
                {card.highlights.map((highlight) => (
                  <li key={highlight}>{highlight}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
