import { Fragment, type ComponentProps, type ReactNode } from "react";
import { ADDRESS } from "#content/company-words.ts";
import { company } from "#content/company.ts";
import { mailStyles } from "./mail-styles.ts";

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
