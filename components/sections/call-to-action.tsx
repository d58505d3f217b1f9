import { unbroken } from "#components/numbers/unbroken.tsx";
import { Actions } from "#components/links/action-link.tsx";
import type { CallToActionSection } from "#content/record-types.ts";
import type { Words } from "#lib/languages/words.ts";

export function CallToAction({
  title,
  lead,
  actions,
  words,
  slug,
}: CallToActionSection & { words: Words; slug?: string | undefined }) {
  return (
    <section className="page-width my-section print:hidden">
      <div className="page-grid items-end gap-y-8 border-t border-ink pt-7">
        <h2 className="text-title lg:col-span-8">{title}</h2>
        <div className="grid gap-5 lg:col-span-4">
          <p className="text-quiet">{unbroken(lead)}</p>
          <Actions actions={actions} words={words} slug={slug} />
        </div>
      </div>
    </section>
  );
}
