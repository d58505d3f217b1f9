import type { QuoteRequestDetails } from "#db/quote-requests/get-quote-request.ts";
import { NO_FILTER } from "#lib/quote-requests/quote-request-filter.ts";
import { formatReference } from "#lib/quote-requests/quote-request-schema.ts";
import { labelOf, statusLabel } from "#lib/quote-requests/value-labels.ts";
import type { Serialized } from "#lib/types/serialized.ts";
import { shortTime } from "#components/inbox/data/inbox-labels.ts";
import { useView } from "#components/inbox/data/use-view.ts";

type Details = Serialized<QuoteRequestDetails>;

/** Who else this is: other requests of the same address, and of its domain. */
export function RelatedRequests({ quoteRequest: { email, related } }: { quoteRequest: Details }) {
  const domain = email.slice(email.lastIndexOf("@"));
  return (
    <>
      <Others title={`Also from ${email}`} search={email} {...related.address} />
      <Others title={`Others ${domain}`} search={domain} {...related.domain} />
    </>
  );
}

function Others({
  title,
  search,
  rows,
  hasMore,
}: Details["related"]["address"] & { title: string; search: string }) {
  const { openRequest, showView } = useView();
  if (rows.length === 0) return null;
  return (
    <section aria-label={title} className="mt-8 text-sm">
      <h3 className="flex justify-between gap-4 font-sans text-label text-quiet">
        <span className="min-w-0 break-words">{title}</span>
        <button
          type="button"
          className="shrink-0 underline underline-offset-4 hover:text-ink"
          onClick={() => {
            showView({ filter: { ...NO_FILTER, q: search }, sort: undefined });
            openRequest(null);
          }}
        >
          {hasMore ? "List them all" : "List them"}
        </button>
      </h3>
      <ol className="mt-1">
        {rows.map(({ id, createdAt, name, projectType, status }) => (
          <li key={id} className="border-t">
            <button
              type="button"
              className="grid w-full grid-cols-[4rem_1fr_auto] gap-3 py-2 text-left hover:bg-paper-deep"
              onClick={() => openRequest(id)}
            >
              <span className="text-quiet tabular-nums">{shortTime(createdAt)}</span>
              <span className="min-w-0 truncate">
                {formatReference(id)} · <bdi>{name}</bdi> · {labelOf(projectType)}
              </span>
              <span className="text-quiet first-letter:uppercase">{statusLabel(status)}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
