import { Fragment, type ReactNode } from "react";
import { ADDRESS } from "#content/company-words.ts";
import { company } from "#content/company.ts";
import { styles } from "./mail-styles.ts";

export function Sheet({ children, colophon }: { children: ReactNode; colophon: ReactNode }) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      style={styles.sheet}
    >
      <tbody>
        <tr>
          <td style={styles.margin}>
            <Rows>
              <tr>
                <td className="rule-ink" style={styles.masthead}>
                  <p className="ink" style={styles.brand}>
                    {company.name}
                  </p>
                </td>
              </tr>
              {children}
              <Part above={36}>{colophon}</Part>
            </Rows>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

export function Part({ children, above = 30 }: { children: ReactNode; above?: number }) {
  return (
    <tr>
      <td style={{ padding: `${above}px 0 0` }}>{children}</td>
    </tr>
  );
}

function Rows({ children }: { children: ReactNode }) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      style={{ width: "100%", tableLayout: "fixed", borderCollapse: "collapse" }}
    >
      <tbody>{children}</tbody>
    </table>
  );
}

export function PartTitle({ children }: { children: string }) {
  return (
    <h2 className="quiet" style={{ ...styles.label, margin: "0 0 8px" }}>
      {children}
    </h2>
  );
}

export function Text({ children, above = 0 }: { children: ReactNode; above?: number }) {
  return (
    <p className="ink" style={{ ...styles.text, margin: `${above}px 0 0` }}>
      {children}
    </p>
  );
}

export function Typed({ children }: { children: string }) {
  return (
    <p dir="auto" className="ink typed" style={{ ...styles.typed, textAlign: "left" }}>
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
    <table
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      className="rule"
      style={styles.facts}
    >
      <tbody>
        {facts.map(({ label, href, value }) => (
          <tr key={label}>
            {/* For Word, which knows no `start`. */}
            <th scope="row" align="left" className="quiet rule fact-label" style={styles.factLabel}>
              {href ? <TextLink href={href}>{label}</TextLink> : label}
            </th>
            <td valign="top" className="ink rule fact" style={styles.fact}>
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** `tel:` and `mailto:` links are not repeated in the plain text. */
export function TextLink({ href, children }: { href: string; children: string }) {
  const isPlain = /^(mailto|tel):/.test(href);
  return (
    <a href={href} className={isPlain ? "ink plain" : "ink"} style={styles.link}>
      {children}
    </a>
  );
}

/** Word colors the cell and not the link, so both have the color. */
export function ButtonLink({ href, children }: { href: string; children: string }) {
  return (
    <table
      role="presentation"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      style={{ borderCollapse: "collapse" }}
    >
      <tbody>
        <tr>
          <td className="button" style={styles.button}>
            <a href={href} className="button-link" style={styles.buttonLink}>
              {children}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

export function Colophon({ children }: { children?: ReactNode }) {
  const { name, email, phone } = company;
  return (
    <>
      {children}
      <p className="quiet" style={{ ...styles.fine, margin: "12px 0 0" }}>
        {`${name}, ${ADDRESS}`}
        <br />
        <a href={`mailto:${email}`} className="quiet plain" style={styles.quietLink}>
          {email}
        </a>
        {", "}
        <a href={phone.href} className="quiet plain" style={styles.quietLink}>
          {phone.display}
        </a>
      </p>
    </>
  );
}
