import "./section-bar.css";
import { DocumentLink } from "#components/links/document-link.tsx";
import type { Section } from "#content/record-types.ts";

/**
 * What a specifier looks for on a product's page, one step away wherever the reader is: the sections that the record gives
 * a label, and its documents. Where the browser can tell which section is read, it is marked (section-bar.css).
 */
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
