import type { ReactNode } from "react";
import { Button } from "#components/ui/button.tsx";
import { formatReference } from "#lib/quote-requests/quote-request-schema.ts";

import type { QuoteRequestDetails } from "#db/quote-requests/get-quote-request.ts";
import type { Serialized } from "#lib/types/serialized.ts";
import { requestFields, type RequestField } from "#lib/quote-requests/request-fields.ts";
import { showField } from "#lib/quote-requests/value-labels.ts";
import { fullTime } from "#components/inbox/data/inbox-labels.ts";
import { AssigneeField } from "./assignee-field.tsx";
import { Deliveries } from "./delivery-list.tsx";
import { PromisedTime } from "#components/inbox/list/due-badge.tsx";
import { RiskFlags } from "#components/inbox/list/risk-flag-list.tsx";
import { Files } from "#components/inbox/attachments/attachment-list.tsx";
import { History } from "./history.tsx";
import { mailtoAddress } from "#lib/browser/mailto-address.ts";
import { NoteForm } from "./note-form.tsx";
import { RelatedRequests } from "./related-requests-list.tsx";
import { ReplyActions } from "./reply-actions.tsx";
import { StatusActions } from "./status-actions.tsx";
import { BuyerLanguage } from "#components/inbox/list/buyer-language.tsx";

export function QuoteRequestView({
  quoteRequest,
  onDetails,
}: {
  quoteRequest: Serialized<QuoteRequestDetails>;
  onDetails: () => void;
}) {
  const { id, name, email, phone, company } = quoteRequest;
  return (
    <article className="px-5 pt-5 pb-10 md:px-6">
      <p className="pr-16 text-label text-quiet tabular-nums">
        {formatReference(id)} · {fullTime(quoteRequest.createdAt)}
      </p>
      <PromisedTime {...quoteRequest} />
      <h2
        dir="auto"
        className="mt-1 pr-8 text-left font-serif text-[28px] leading-tight tracking-heading break-words"
      >
        {name}
      </h2>
      <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm break-all">
        <BuyerLanguage language={quoteRequest.language} />
        {company && <bdi className="text-quiet">{company}</bdi>}
        <a href={mailtoAddress(email)} className={LINK}>
          {email}
        </a>
        {phone && (
          <a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`} className={LINK}>
            {phone}
          </a>
        )}
      </p>
      <RiskFlags riskFlags={quoteRequest.riskFlags} />
      <StatusActions quoteRequest={quoteRequest} />
      {/* Above the fields, which may be long, so that a phone shows it without scrolling. */}
      <div className="mt-4 flex gap-2">
        {!quoteRequest.erasedAt && <ReplyActions request={quoteRequest} />}
        <Button variant="ghost" size="sm" onClick={onDetails}>
          View Details
        </Button>
      </div>
      <AssigneeField key={quoteRequest.assignee} quoteRequest={quoteRequest} />
      <dl className="mt-6 border-t text-sm">
        {requestFields
          .filter(([field]) => !IN_HEADING.has(field))
          .map(([field, { label }]) => (
            <Fact key={field} label={label}>
              {showField(field, quoteRequest[field]) || "—"}
            </Fact>
          ))}
      </dl>
      <Files quoteRequest={quoteRequest} />
      <RelatedRequests quoteRequest={quoteRequest} />
      <NoteForm quoteRequest={quoteRequest} />
      <Deliveries quoteRequest={quoteRequest} />
      <History quoteRequest={quoteRequest} />
    </article>
  );
}

const IN_HEADING: ReadonlySet<RequestField> = new Set(["name", "email", "phone", "company"]);

const LINK = "underline decoration-hairline underline-offset-4 hover:decoration-ink";

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[8rem_1fr] gap-3 border-b py-2.5">
      <dt className="text-quiet">{label}</dt>
      <dd dir="auto" className="text-left break-words whitespace-pre-wrap">
        {children}
      </dd>
    </div>
  );
}
