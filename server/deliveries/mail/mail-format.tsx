import { htmlToText, type HtmlToTextOptions } from "html-to-text";
import type { ReactElement } from "react";
import { messageIdOf, type Mail, type Mailbox } from "./mail.ts";
import { MAIL_WIDTH, mailStyles, styleSheets } from "./mail-styles.ts";
import { languages, type Language } from "#content/languages/languages.ts";

type Addressed = Pick<Mail, "kind" | "reference" | "to" | "replyTo" | "subject">;

type MailContent = {
  language: Language;
  preheader: string;
  sheet: ReactElement;
};

/** A mail of a delivery; its subject is also its title. */
export async function finishMail(
  deliveryId: string,
  from: Mailbox,
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
    messageId: messageIdOf(deliveryId, from),
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
      <body className="paper" dir={languages[language].direction} style={mailStyles.page}>
        <div style={mailStyles.preheader}>{preheader}</div>
        <div
          className="paper"
          style={mailStyles.page}
          dangerouslySetInnerHTML={{ __html: withGhostTable(markup) }}
        />
      </body>
    </html>
  );
}

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
