import { Fragment, type ComponentProps, type CSSProperties, type ReactNode } from "react";
import { ADDRESS } from "#content/address-and-hours.ts";
import { company } from "#content/company.ts";
import { typefaces } from "#content/typefaces.ts";
import { palette } from "#lib/styles/design-tokens.ts";

/** Maximum width in pixels; Outlook for Windows uses it as a fixed width. */
export const MAIL_WIDTH = 600;

const { mail: SERIF } = typefaces.serif;
const { mail: SANS } = typefaces.sans;

/** Line heights in pixels, because Word misreads other units; margins for spacing, because Word pads cells only. */
function type(fontFamily: string, fontSize: number, lineHeight: number): CSSProperties {
  return {
    margin: 0,
    fontFamily,
    fontSize,
    fontWeight: "normal",
    lineHeight: `${lineHeight}px`,
    msoLineHeightRule: "exactly",
  } as CSSProperties;
}

/** Breaks long words, also in table cells. */
const BREAK: CSSProperties = { wordBreak: "break-word", overflowWrap: "anywhere" };

const TABLE: CSSProperties = { width: "100%", tableLayout: "fixed", borderCollapse: "collapse" };

const CELL: CSSProperties = {
  ...type(SANS, 15, 23),
  padding: "9px 0",
  verticalAlign: "top",
  borderBottom: `1px solid ${palette.hairline}`,
};

/** Inline styles, because some clients drop style sheets. */
export const mailStyles = {
  sheet: { ...TABLE, maxWidth: MAIL_WIDTH, margin: "0 auto" },
  rows: TABLE,
  margin: { padding: "28px 20px 40px" },
  masthead: { padding: "0 0 14px", borderBottom: `1px solid ${palette.ink}` },
  brand: { ...type(SERIF, 26, 28), color: palette.ink, letterSpacing: "-0.5px" },
  label: { ...type(SANS, 13, 19), color: palette.quiet },
  reference: { ...type(SERIF, 44, 48), color: palette.ink, letterSpacing: "-1px" },
  heading: { ...type(SERIF, 23, 28), ...BREAK, color: palette.ink },
  text: { ...type(SANS, 16, 25), ...BREAK, color: palette.ink },
  typed: { ...type(SANS, 15, 23), ...BREAK, color: palette.ink, whiteSpace: "pre-wrap" },
  fine: { ...type(SANS, 13, 20), ...BREAK, color: palette.quiet },
  link: { color: palette.ink, textDecoration: "underline" },
  quietLink: { color: palette.quiet, textDecoration: "underline" },
  facts: { ...TABLE, borderTop: `1px solid ${palette.hairline}` },
  factLabel: {
    ...CELL,
    width: "36%",
    paddingInlineEnd: 12,
    color: palette.quiet,
    textAlign: "start",
  },
  fact: { ...CELL, ...BREAK, color: palette.ink },
  button: {
    padding: "11px 20px",
    backgroundColor: palette.ink,
    border: `1px solid ${palette.ink}`,
  },
  buttonLink: { ...type(SANS, 15, 20), color: palette.paper, textDecoration: "none" },
} satisfies Record<string, CSSProperties>;

export function Sheet({ children, colophon }: { children: ReactNode; colophon: ReactNode }) {
  return (
    <Table role="presentation" width="100%" style={mailStyles.sheet}>
      <tr>
        <td style={mailStyles.margin}>
          <Table role="presentation" width="100%" style={mailStyles.rows}>
            <tr>
              <td className="rule-ink" style={mailStyles.masthead}>
                <p className="ink" style={mailStyles.brand}>
                  {company.name}
                </p>
              </td>
            </tr>
            {children}
            <MailPart above={36}>{colophon}</MailPart>
          </Table>
        </td>
      </tr>
    </Table>
  );
}

function Table({ children, ...attributes }: ComponentProps<"table">) {
  return (
    <table cellPadding={0} cellSpacing={0} border={0} {...attributes}>
      <tbody>{children}</tbody>
    </table>
  );
}

export function MailPart({ children, above = 30 }: { children: ReactNode; above?: number }) {
  return (
    <tr>
      <td style={{ padding: `${above}px 0 0` }}>{children}</td>
    </tr>
  );
}

/** The mail's subject at its top, under a label; large for a reference. */
export function MailHeading({ label, title, isReference = false }: MailHeadingProps) {
  return (
    <MailPart above={28}>
      <p className="quiet label" style={mailStyles.label}>
        {label}
      </p>
      <h1
        className={isReference ? "ink reference" : "ink"}
        style={isReference ? mailStyles.reference : mailStyles.heading}
      >
        {title}
      </h1>
    </MailPart>
  );
}

type MailHeadingProps = { label: string; title: string; isReference?: boolean };

export function PartTitle({ children }: { children: string }) {
  return (
    <h2 className="quiet" style={{ ...mailStyles.label, margin: "0 0 8px" }}>
      {children}
    </h2>
  );
}

export function Text({ children, above = 0 }: { children: ReactNode; above?: number }) {
  return (
    <p className="ink" style={{ ...mailStyles.text, margin: `${above}px 0 0` }}>
      {children}
    </p>
  );
}

export function Typed({ children }: { children: string }) {
  return (
    <p dir="auto" className="ink typed" style={{ ...mailStyles.typed, textAlign: "left" }}>
      {children.split("\n").map((line, index) => (
        // Word supports no other line break. Lines have no key but their index.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </p>
  );
}

export type Fact = { label: string; href?: string; value: ReactNode };

/** Facts between hairlines: on a phone, the label moves above the value. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <Table width="100%" className="rule" style={mailStyles.facts}>
      {facts.map(({ label, href, value }) => (
        <tr key={label}>
          {/* For Word, which knows no `start`. */}
          <th
            scope="row"
            align="left"
            className="quiet rule fact-label"
            style={mailStyles.factLabel}
          >
            {href ? <TextLink href={href}>{label}</TextLink> : label}
          </th>
          <td valign="top" className="ink rule fact" style={mailStyles.fact}>
            {value}
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** `tel:` and `mailto:` links are not repeated in the plain text. */
export function TextLink({ href, children }: { href: string; children: string }) {
  const isPlain = /^(mailto|tel):/.test(href);
  return (
    <a href={href} className={isPlain ? "ink plain" : "ink"} style={mailStyles.link}>
      {children}
    </a>
  );
}

/** Word colors the cell and not the link, so both have the color. */
export function ButtonLink({ href, children }: { href: string; children: string }) {
  return (
    <Table role="presentation" style={{ borderCollapse: "collapse" }}>
      <tr>
        <td className="button" style={mailStyles.button}>
          <a href={href} className="button-link" style={mailStyles.buttonLink}>
            {children}
          </a>
        </td>
      </tr>
    </Table>
  );
}

export function Colophon({ children }: { children?: ReactNode }) {
  const { name, email, phone } = company;
  return (
    <>
      {children}
      <p className="quiet" style={{ ...mailStyles.fine, margin: "12px 0 0" }}>
        {`${name}, ${ADDRESS}`}
        <br />
        <a href={`mailto:${email}`} className="quiet plain" style={mailStyles.quietLink}>
          {email}
        </a>
        {", "}
        <a href={phone.href} className="quiet plain" style={mailStyles.quietLink}>
          {phone.display}
        </a>
      </p>
    </>
  );
}
