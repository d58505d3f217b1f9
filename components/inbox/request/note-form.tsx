import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { FieldLabel } from "#components/ui/field.tsx";
import { Textarea } from "#components/ui/textarea.tsx";
import { NOTE_LIMIT } from "#lib/quote-requests/quote-request-change.ts";

import type { QuoteRequestDetails } from "#db/quote-requests/get-quote-request.ts";
import type { Serialized } from "#lib/types/serialized.ts";
import { useAddNote } from "#components/inbox/list/use-quote-requests.ts";

// In memory: survives opening another quote request and the end of a session, but not a reload.
const drafts = new Map<number, string>();

export function NoteForm({ quoteRequest }: { quoteRequest: Serialized<QuoteRequestDetails> }) {
  const [note, setNote] = useState(drafts.get(quoteRequest.id) ?? "");
  const { mutate, isPending } = useAddNote(quoteRequest.id);
  if (quoteRequest.erasedAt) return null;
  const write = (text: string) => {
    drafts.set(quoteRequest.id, text);
    setNote(text);
  };
  const add = () => {
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
        id="note"
        data-key="n"
        rows={2}
        maxLength={NOTE_LIMIT}
        value={note}
        placeholder="For the desk; the buyer never sees it"
        onChange={(event) => write(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) add();
        }}
        className="mt-1 block resize-none md:text-sm"
      />
      {note.trim() && (
        <Button type="submit" size="sm" className="mt-2 max-md:h-11" disabled={isPending}>
          {isPending ? "Adding…" : "Add note"}
        </Button>
      )}
    </form>
  );
}
