import { unbroken } from "#components/numbers/unbroken.tsx";
import { Actions } from "#components/links/action-link.tsx";
import { StatList } from "#components/numbers/stat-list.tsx";
import { CaptionedImage } from "#components/media/captioned-image.tsx";
import type { PageHeaderSection } from "#content/record-types.ts";
import { HIGH_DENSITY, FROM_LG, FULL_WIDTH } from "#lib/styles/media-queries.ts";
import type { Words } from "#lib/languages/words.ts";

type PageHeaderProps = PageHeaderSection & { words: Words; slug?: string | undefined };

export function PageHeader({ words, slug, ...section }: PageHeaderProps) {
  const { title, lead, back, actions, figures, image, bleed = "right", opens } = section;
  const hasMore = image !== undefined || figures !== undefined;
  const isRow = opens === "figures" || !image;
  return (
    <section className={hasMore ? "pt-4 lg:pt-8" : "pt-4"}>
      <div className="page-width">
        {back && (
          <p className="text-small print:hidden">
            <a href={back.href} className="text-link">
              <Arrow to="back" /> {back.label}
            </a>
          </p>
        )}
        <div
          className={`page-grid items-end ${hasMore ? "gap-y-6 pt-7 pb-9 lg:py-14" : `gap-y-4 pb-8 ${back ? "pt-5" : "pt-7 lg:pt-14"}`}`}
        >
          <h1 className="text-display lg:col-span-8">{title}</h1>
          <div className="grid gap-5 lg:col-span-4">
            <p className="text-lead">{unbroken(lead)}</p>
            {actions && <Actions actions={actions} words={words} slug={slug} />}
          </div>
        </div>
        {figures && isRow && (
          <StatList
            stats={figures}
            className="grid grid-cols-2 gap-x-4 gap-y-6 pb-9 lg:grid-cols-4 lg:pb-14"
          />
        )}
        {image && (
          <div className="page-grid gap-y-8">
            <CaptionedImage
              id={image}
              words={words}
              priority
              transitionName={slug}
              sizes={`${FULL_WIDTH} 1200px, ${FROM_LG} 73vw, ${HIGH_DENSITY} 80vw, 100vw`}
              aspect={[16 / 10, 16 / 10, 5 / 4, 5 / 4]}
              className={`max-w-300 lg:col-span-9 lg:w-[calc(100%+var(--spacing-edge))] print:hidden ${bleed === "left" ? "-mx-edge lg:me-0" : "-mx-edge lg:ms-0 lg:order-last lg:justify-self-end"}`}
              captionClassName={bleed === "left" ? "px-edge lg:pe-0" : "px-edge lg:ps-0"}
              imgClassName="aspect-[5/4] object-cover lg:aspect-[16/10]"
            />
            {figures && !isRow && (
              <StatList
                stats={figures}
                className="grid grid-cols-2 gap-x-4 gap-y-6 lg:col-span-3 lg:grid-cols-1"
              />
            )}
          </div>
        )}
      </div>
    </section>
  );
}

/** In the direction of reading, or against it. */
function Arrow({ to }: { to?: "back" }) {
  return (
    <svg
      aria-hidden="true"
      data-arrow
      viewBox="0 0 14 10"
      className={`inline-block w-[0.9em] stroke-current ${to ? "rotate-180" : ""}`}
      fill="none"
    >
      <path d="M0 5h13M9 1l4 4-4 4" />
    </svg>
  );
}
