import { quoteRequestOrigins } from "#content/site/quote-request-origins.ts";

/** Says which product or sector a visitor was led here from: one of the names is shown where the address says it. */
export function ContactOrigin() {
  return (
    <p hidden className="mt-2 fine-print">
      {"You were looking at "}
      {Object.entries(quoteRequestOrigins).map(([slug, { name }]) => (
        <span key={slug} hidden data-origin={slug}>
          {name}
        </span>
      ))}
      .
    </p>
  );
}
