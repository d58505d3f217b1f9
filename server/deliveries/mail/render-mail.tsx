import { htmlToText, type HtmlToTextOptions } from "html-to-text";
import type { ReactElement } from "react";
import { MAIL_WIDTH, styles, styleSheets } from "./mail-styles.ts";

type MailContent = {
  title: string;
  /** What a list of mails shows beside the subject. */
  preheader: string;
  sheet: ReactElement;
};

/** The two forms of a mail's content; the plain text is made of the HTML and says the same. */
export async function renderMail({ title, preheader, sheet }: MailContent) {
  // Next refuses the import where server components are, except at run time.
  const { renderToStaticMarkup } = await import("react-dom/server");
  const markup = renderToStaticMarkup(sheet);
  const document = <MailDocument title={title} preheader={preheader} markup={markup} />;
  return {
    html: `<!doctype html>${renderToStaticMarkup(document)}`,
    text: `${htmlToText(markup, PLAIN_TEXT).trim()}\n`,
  };
}

type MailDocumentProps = Omit<MailContent, "sheet"> & { markup: string };

function MailDocument({ title, preheader, markup }: MailDocumentProps) {
  return (
    <html lang="en">
      {/* This is no page of the site. */}
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
      <body className="paper" style={styles.page}>
        <div style={styles.preheader}>{preheader}</div>
        <div
          className="paper"
          style={styles.page}
          dangerouslySetInnerHTML={{ __html: withGhostTable(markup) }}
        />
      </body>
    </html>
  );
}

/** Word knows no greatest width: for it alone, a table of that width around the sheet. */
function withGhostTable(markup: string): string {
  const table = `<table role="presentation" align="center" width="${MAIL_WIDTH}" cellpadding="0" cellspacing="0" border="0"><tr><td>`;
  return `<!--[if mso]>${table}<![endif]-->${markup}<!--[if mso]></td></tr></table><![endif]-->`;
}

const PARAGRAPH = { leadingLineBreaks: 2, trailingLineBreaks: 2 };
const LINE = { leadingLineBreaks: 1, trailingLineBreaks: 1 };

const PLAIN_TEXT: HtmlToTextOptions = {
  // Programs wrap by themselves; what somebody typed keeps its lines.
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
