import type { RequestDetails } from "#components/inbox/data/inbox-api.ts";
import { NO_FILTER } from "#lib/quote-requests/quote-request-filter.ts";
import { formatReference } from "#lib/quote-requests/quote-request-schema.ts";
import { requestSubject, statusLabel } from "#lib/quote-requests/value-labels.ts";
import { shortTime } from "#components/inbox/data/inbox-labels.ts";
import { useView } from "#components/inbox/data/use-view.ts";

/** Who else this is: other requests of the same address, and of its domain. */
export function RelatedRequests({
  quoteRequest: { email, related },
}: {
  quoteRequest: RequestDetails;
}) {
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
}: RequestDetails["related"]["address"] & { title: string; search: string }) {
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
        {rows.map((row) => (
          <li key={row.id} className="border-t">
            <button
              type="button"
              className="grid w-full grid-cols-[4rem_1fr_auto] gap-3 py-2 text-left hover:bg-paper-deep"
              onClick={() => openRequest(row.id)}
            >
              <span className="text-quiet tabular-nums">{shortTime(row.createdAt)}</span>
              <span className="min-w-0 truncate">
                {formatReference(row.id)} · <bdi>{row.name}</bdi> · {requestSubject(row)}
              </span>
              <span className="text-quiet first-letter:uppercase">{statusLabel(row.status)}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
