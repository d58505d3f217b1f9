import Link from "next/link";
import { RequestQuoteLink } from "#components/quote-request/request-quote-link.tsx";
import { buttonVariants } from "#components/ui/button-variants.ts";
import { contactHref } from "#content/navigation.ts";
import { DocumentLink } from "./document-link.tsx";
import type { Action } from "#content/types.ts";

/** One of a record's actions: the first of a row is solid, the others are lines of text. */
function ActionLink({ action, solid = false }: { action: Action; solid?: boolean }) {
  const className = solid ? buttonVariants({ size: "lg" }) : "text-link";
  switch (action.kind) {
    case "quote":
      return <RequestQuoteLink className={className}>{action.label}</RequestQuoteLink>;
    case "contact":
      return (
        <a href={contactHref} className={className}>
          {action.label}
        </a>
      );
    case "file":
      return <DocumentLink href={action.href} label={action.label} className={className} />;
    case "page":
      return (
        <Link href={action.href} prefetch={false} className={className}>
          {action.label}
        </Link>
      );
  }
}

/** A record's actions in a row. */
export function Actions({ actions }: { actions: readonly Action[] }) {
  return (
    <p className="flex flex-wrap items-center gap-x-7 gap-y-3 print:hidden">
      {actions.map((action, index) => (
        <ActionLink key={action.label} action={action} solid={index === 0} />
      ))}
    </p>
  );
}
