import "./section-bar.css";
import { DocumentLink } from "#components/links/document-link.tsx";
import type { Section } from "#content/record-types.ts";

/** Links to the sections that have a label, and to the documents. section-bar.css marks the current section. */
export function SectionBar({ sections }: { sections: readonly Section[] }) {
  const places = sections.filter(({ id, label }) => id && label);
  const files = sections
    .flatMap((section) => ("actions" in section ? (section.actions ?? []) : []))
    .filter((action) => action.kind === "file");
  if (places.length === 0) return null;
  return (
    <nav aria-label="On this page" className="section-bar">
      <ul>
        {places.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
        {files.map(({ href, label }) => (
          <li key={href} className="ml-auto">
            <DocumentLink href={href} label={<span className="max-sm:sr-only">{label}</span>} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
