import { OPENING_HOURS } from "#content/address-and-hours.ts";
import { company } from "#content/company.ts";
import { SITE_DESCRIPTION } from "#content/pages/home.ts";
import { pages } from "#content/site/site-pages.ts";
import { termsOfTrade } from "#content/terms-of-trade.ts";
import { absoluteUrl } from "#server/env/env.ts";
import { documents } from "#server/documents/document-queries.ts";
import { hrefIn } from "#lib/languages/words.ts";
import { REQUEST_QUOTE_PATH } from "#content/request-quote-path.ts";
import { languages, OFFERED_LANGUAGES } from "#content/languages/languages.ts";

export const dynamic = "force-static";

/** The site as Markdown for language models: https://llmstxt.org */
export function GET(): Response {
  const links = pages
    .filter(({ index }) => index !== false)
    .map(({ title, path, description }) => `- [${title}](${absoluteUrl(path)}): ${description}`);
  const text = [
    `# ${company.name}`,
    `> ${SITE_DESCRIPTION}`,
    `Contact: ${company.email}, ${company.phone.display}, ${OPENING_HOURS}. Requests for a quote, with drawings: ${absoluteUrl(REQUEST_QUOTE_PATH)}`,
    "## Pages",
    links.join("\n"),
    "## Languages",
    OFFERED_LANGUAGES.map(
      (language) => `- [${languages[language].name}](${absoluteUrl(hrefIn({ language }, "/"))})`,
    ).join("\n"),
    "## Terms of trade",
    termsOfTrade.map(({ name, description }) => `- ${name}: ${description}`).join("\n"),
    "## Documents",
    documents
      .map(
        ({ name, subject, path, format }) =>
          `- [${name}](${absoluteUrl(path)}): ${subject}, as ${format}`,
      )
      .join("\n"),
  ];
  return new Response(`${text.join("\n\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
