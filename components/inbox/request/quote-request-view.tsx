import { filesAddress, type RequestDetails } from "#components/inbox/data/inbox-api.ts";
import { useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { formatReference } from "#lib/quote-requests/quote-request-schema.ts";
import { requestFields, type RequestField } from "#lib/quote-requests/request-fields.ts";
import { showFieldOf } from "#lib/inbox/value-labels.ts";
import { fullTime } from "#components/inbox/data/inbox-labels.ts";
import { AssigneeField } from "./assignee-field.tsx";
import { Deliveries, History, PaneSection, RelatedRequests } from "./request-sections.tsx";
import { PromisedTime } from "#components/inbox/list/due-badge.tsx";
import { RiskFlags, BuyerLanguage } from "#components/inbox/list/row-labels.tsx";
import { mailtoAddress, phoneAddress } from "#lib/browser/contact-address.ts";
import { ReplyActions } from "./reply-actions.tsx";
import { StatusActions } from "./status-actions.tsx";
import { FieldLabel } from "#components/ui/field.tsx";
import { Textarea } from "#components/ui/textarea.tsx";
import { useAddNote } from "#components/inbox/list/use-quote-requests.ts";
import { useDownload } from "#components/inbox/data/show-failure.ts";
import {
  FILE_ERRORS,
  FILE_TYPES,
  fileSize,
  type RequestFile,
} from "#lib/attachments/file-rules.ts";

type QuoteRequestViewProps = { quoteRequest: RequestDetails; onDetails: () => void };

export function QuoteRequestView({ quoteRequest, onDetails }: QuoteRequestViewProps) {
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
          <a href={phoneAddress(phone)} className={LINK}>
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
      <AssigneeField quoteRequest={quoteRequest} />
      <dl className="mt-6 border-t text-sm">
        {requestFields
          .filter(([field]) => !IN_HEADING.has(field))
          .map(([field, { label }]) => (
            <div key={field} className="grid grid-cols-[8rem_1fr] gap-3 border-b py-2.5">
              <dt className="text-quiet">{label}</dt>
              <dd dir="auto" className="text-left break-words whitespace-pre-wrap">
                {showFieldOf(quoteRequest, field) || "—"}
              </dd>
            </div>
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

// In memory: survives opening another quote request and the end of a session, but not a reload.
const drafts = new Map<number, string>();

function NoteForm({ quoteRequest }: { quoteRequest: RequestDetails }) {
  const [note, setNote] = useState(drafts.get(quoteRequest.id) ?? "");
  const field = useRef<HTMLTextAreaElement>(null);
  const { mutate, isPending } = useAddNote(quoteRequest.id);
  if (quoteRequest.erasedAt) return null;
  const write = (text: string) => {
    drafts.set(quoteRequest.id, text);
    setNote(text);
  };
  const add = () => {
    // The button goes with the note.
    field.current?.focus();
    if (note.trim()) mutate(note, { onSuccess: () => write("") });
  };
  return (
    <form
      className="mt-8"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <FieldLabel htmlFor="note" className="text-label text-quiet">
        Note
      </FieldLabel>
      <Textarea
        ref={field}
        id="note"
        data-key="n"
        rows={2}
        value={note}
        placeholder="For the team; the buyer never sees it"
        onChange={(event) => write(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) add();
        }}
        className="mt-1 block resize-none md:text-sm"
      />
      {note.trim() && (
        <Button type="submit" size="sm" className="mt-2" disabled={isPending}>
          {isPending ? "Adding…" : "Add note"}
        </Button>
      )}
    </form>
  );
}

function Files({ quoteRequest }: { quoteRequest: RequestDetails }) {
  const { id, files } = quoteRequest;
  const download = useDownload("Download not started");
  if (files.length === 0) return null;
  const all = files.filter(canBeOpened).length > 1 && (
    <Button variant="ghost" size="sm" onClick={() => download(filesAddress(id))}>
      Download all as ZIP
    </Button>
  );
  return (
    <PaneSection title="Files" action={all}>
      <ul>
        {files.map((file) => (
          <li key={file.id} className="flex items-center gap-4 border-t py-3">
            <div className="min-w-0 flex-1">
              <p className="wrap-anywhere">
                <bdi>{file.name}</bdi>
              </p>
              <p className={canBeOpened(file) ? "text-quiet" : "text-danger"}>{describe(file)}</p>
            </div>
            {canBeOpened(file) && (
              <Button
                variant="outline"
                size="sm"
                aria-label={`Download ${file.name}`}
                onClick={() => download(filesAddress(id, file.id))}
              >
                Download
              </Button>
            )}
          </li>
        ))}
      </ul>
    </PaneSection>
  );
}

function canBeOpened({ state, scan }: RequestFile): boolean {
  return state === "complete" && scan !== "infected";
}

const SCAN_LABELS = { unscanned: "not scanned", clean: "clean", infected: "infected, held back" };

function describe({ mediaType, size, state, errorCode, scan }: RequestFile): string {
  if (state === "missing")
    return `Did not arrive (${fileSize(size)}). ${FILE_ERRORS[errorCode ?? "unsent"]}`;
  const type = FILE_TYPES.find((each) => each.mediaType === mediaType)?.name ?? "File";
  return `${type}, ${fileSize(size)}, ${SCAN_LABELS[scan]}`;
}
