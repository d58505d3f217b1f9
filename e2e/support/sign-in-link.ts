import type { ParsedMail } from "mailparser";

/** The sign-in link of a mail, at the test's own address of the site. */
export function linkIn(mail: ParsedMail | undefined, site: string): string {
  const [link = ""] = /http\S+link=[\w.-]+/.exec(mail?.text ?? "") ?? [];
  const { pathname, search } = new URL(link);
  return site + pathname + search;
}
