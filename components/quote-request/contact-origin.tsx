import { quoteRequestOrigins } from "#content/site/quote-request-origins.ts";

/** Renders every product and sector hidden; contact-form-origin.ts shows the one in the URL. */
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
