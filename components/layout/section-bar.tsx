import "./section-bar.css";
import { DocumentLink } from "#components/links/document-link.tsx";
import type { Section } from "#content/record-types.ts";
import { t, type Words } from "#lib/languages/words.ts";

/** Links to the sections that have a label, and to the documents. section-bar.css marks the current section. */
export function SectionBar({ sections, words }: { sections: readonly Section[]; words: Words }) {
  const places = sections.filter(({ id, label }) => id && label);
  const files = sections
    .flatMap((section) => ("actions" in section ? (section.actions ?? []) : []))
    .filter((action) => action.kind === "file");
  if (places.length === 0) return null;
  return (
    <nav aria-label={t(words, "On this page")} className="section-bar">
      <ul>
        {places.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
        {files.map(({ href, label }) => (
          <li key={href} className="ms-auto">
            <DocumentLink
              href={href}
              label={
                <>
                  <span aria-hidden="true">{t(words, "Sheet")}</span>
                  <span className="max-sm:sr-only">{label}</span>
                </>
              }
              words={words}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
