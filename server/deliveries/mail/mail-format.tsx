import { htmlToText, type HtmlToTextOptions } from "html-to-text";
import type { CSSProperties, ReactElement } from "react";
import { company } from "#content/company.ts";
import { languages, type Language } from "#content/languages/languages.ts";
import { darkPalette, palette } from "#lib/styles/design-tokens.ts";
import { getEnv } from "#server/env/env.ts";
import { MAIL_WIDTH } from "./mail-parts.tsx";

type MailAddress = { name?: string; address: string };

/** Everything here is the same at each attempt, so that a receiver can detect duplicates. */
export type Mail = {
  kind: "export-team" | "buyer" | "morning";
  /** The request's reference, or the day of a morning mail. */
  reference: string;
  from: MailAddress;
  to: MailAddress;
  replyTo: MailAddress;
  subject: string;
  messageId: string;
  html: string;
  text: string;
};

export type MailParties = { from: MailAddress; exportTeam: MailAddress };

/** The parties from the environment; the company's own address is the default. */
export function getMailParties(): MailParties {
  const { MAIL_FROM, DESK_EMAIL } = getEnv();
  return {
    from: { name: company.name, address: MAIL_FROM ?? company.email },
    exportTeam: { name: company.name, address: DESK_EMAIL ?? company.email },
  };
}

/** Makes untrusted text safe for a header: without line breaks and bidirectional control characters. */
export function headerText(text: string): string {
  return text
    .replaceAll(/\p{Bidi_Control}/gu, "")
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim();
}

type Addressed = Pick<Mail, "kind" | "reference" | "to" | "replyTo" | "subject">;

type MailContent = {
  language: Language;
  preheader: string;
  sheet: ReactElement;
};

/** A mail of a delivery; its subject is also its title. */
export async function finishMail(
  deliveryId: string,
  from: MailAddress,
  { language, preheader, sheet, ...mail }: Addressed & MailContent,
): Promise<Mail> {
  // Next rejects a static import of this module in server components.
  const { renderToStaticMarkup } = await import("react-dom/server");
  const markup = renderToStaticMarkup(sheet);
  const document = (
    <MailDocument language={language} title={mail.subject} preheader={preheader} markup={markup} />
  );
  return {
    ...mail,
    from,
    messageId: `<${deliveryId}@${from.address.slice(from.address.lastIndexOf("@") + 1)}>`,
    html: `<!doctype html>${renderToStaticMarkup(document)}`,
    text: `${htmlToText(markup, PLAIN_TEXT).trim()}\n`,
  };
}

type MailDocumentProps = Omit<MailContent, "sheet"> & { title: string; markup: string };

function MailDocument({ language, title, preheader, markup }: MailDocumentProps) {
  return (
    <html lang={language} dir={languages[language].direction}>
      {/* Not a page of the site. */}
      {/* oxlint-disable-next-line nextjs/no-head-element */}
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="x-apple-disable-message-reformatting" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{title}</title>
        {styleSheets.map((css) => (
          <style key={css} dangerouslySetInnerHTML={{ __html: css }} />
        ))}
      </head>
      <body className="paper" dir={languages[language].direction} style={PAGE}>
        <div style={PREHEADER}>{preheader}</div>
        <div
          className="paper"
          style={PAGE}
          dangerouslySetInnerHTML={{ __html: withGhostTable(markup) }}
        />
      </body>
    </html>
  );
}

const PAGE: CSSProperties = { margin: 0, padding: 0, backgroundColor: palette.paper };
const PREHEADER = {
  display: "none",
  maxHeight: 0,
  overflow: "hidden",
  msoHide: "all",
} as CSSProperties;

/** For clients that support dark styles; others invert the light colors themselves. Separate sheets, as Gmail drops a sheet for one rejected rule. Outlook needs the space before `!important`. */
const styleSheets = [
  `:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background-color: ${darkPalette.paper} !important; }
  .ink { color: ${darkPalette.ink} !important; }
  .quiet { color: ${darkPalette.quiet} !important; }
  .rule { border-color: ${darkPalette.hairline} !important; }
  .rule-ink, .button { border-color: ${darkPalette.ink} !important; }
  .button { background-color: ${darkPalette.ink} !important; }
  .button-link { color: ${darkPalette.paper} !important; }
}`,
  `@media (max-width: 480px) {
  .fact-label, .fact { display: block !important; width: auto !important; }
  .fact-label { padding-bottom: 0 !important; border-bottom: 0 !important; }
  .fact { padding-top: 0 !important; }
}`,
];

/** Word ignores max-width: for Word only, wraps the sheet in a table of that width. */
function withGhostTable(markup: string): string {
  const table = `<table role="presentation" align="center" width="${MAIL_WIDTH}" cellpadding="0" cellspacing="0" border="0"><tr><td>`;
  return `<!--[if mso]>${table}<![endif]-->${markup}<!--[if mso]></td></tr></table><![endif]-->`;
}

const PARAGRAPH = { leadingLineBreaks: 2, trailingLineBreaks: 2 };
const LINE = { leadingLineBreaks: 1, trailingLineBreaks: 1 };

const PLAIN_TEXT: HtmlToTextOptions = {
  // Clients wrap lines themselves; typed text keeps its line breaks.
  wordwrap: false,
  selectors: [
    { selector: "table", format: "block", options: PARAGRAPH },
    { selector: "tr", format: "block", options: LINE },
    { selector: "th", format: "inlineSurround", options: { suffix: ": " } },
    ...["h1", "h2"].map((selector) => ({ selector, options: { ...PARAGRAPH, uppercase: false } })),
    { selector: "p.label", format: "block", options: { ...PARAGRAPH, trailingLineBreaks: 1 } },
    { selector: ".reference", format: "block", options: { ...PARAGRAPH, leadingLineBreaks: 1 } },
    { selector: ".typed", format: "pre", options: PARAGRAPH },
    { selector: "a", options: { linkBrackets: ["<", ">"], hideLinkHrefIfSameAsText: true } },
    { selector: "a.plain", format: "inline" },
  ],
};
