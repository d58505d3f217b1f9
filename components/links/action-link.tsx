import { RequestQuoteLink } from "#components/quote-request/request-quote-link.tsx";
import { buttonVariants } from "#components/ui/button-variants.ts";
import { contactHref } from "#content/site/site-navigation.ts";
import { isOffered } from "#content/switches.ts";
import { DocumentLink } from "./document-link.tsx";
import type { Action } from "#content/record-types.ts";
import { ORIGIN_PARAMETER } from "#content/request-quote-path.ts";
import { hrefIn, leavingLanguage, type Words } from "#lib/languages/words.ts";

type ActionLinkProps = {
  action: Action;
  words: Words;
  /** Passed to the contact section: the slug of the product or sector. */
  slug?: string | undefined;
  solid?: boolean;
};

function ActionLink({ action, words, slug, solid = false }: ActionLinkProps) {
  const className = solid ? buttonVariants({ size: "lg" }) : "text-link";
  switch (action.kind) {
    case "quote":
      return (
        <RequestQuoteLink words={words} className={className}>
          {action.label}
        </RequestQuoteLink>
      );
    case "contact": {
      const href = slug ? `/?${ORIGIN_PARAMETER}=${slug}#contact` : contactHref;
      return (
        <a href={hrefIn(words, href)} className={className}>
          {action.label}
        </a>
      );
    }
    case "file":
      return (
        <DocumentLink href={action.href} label={action.label} words={words} className={className} />
      );
    case "page":
      return (
        <a href={action.href} {...leavingLanguage(words, action.href)} className={className}>
          {action.label}
        </a>
      );
  }
}

type ActionsProps = Pick<ActionLinkProps, "words" | "slug"> & { actions: readonly Action[] };

export function Actions({ actions, words, slug }: ActionsProps) {
  const offered = actions.filter((action) => !("href" in action) || isOffered(action.href));
  const files = offered.filter(({ kind }) => kind === "file");
  // A file's size varies, so it has a row of its own rather than one that wraps until the fonts arrive.
  const rows = [offered.filter(({ kind }) => kind !== "file"), files].filter(
    ({ length }) => length > 0,
  );
  if (rows.length === 0) return null;
  const paragraphs = rows.map((row) => (
    <p key={row[0]?.label} className="flex flex-wrap items-center gap-x-5.5 gap-y-3 print:hidden">
      {row.map((action) => (
        <ActionLink
          key={action.label}
          action={action}
          words={words}
          slug={slug}
          solid={action === offered[0]}
        />
      ))}
    </p>
  ));
  return rows.length > 1 ? <div className="grid gap-y-3">{paragraphs}</div> : paragraphs;
}
