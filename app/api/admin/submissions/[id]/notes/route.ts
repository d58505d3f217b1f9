import {
  changeErrorResponse,
  inboxRoute,
  json,
  readChange,
  readId,
} from "#app/api/admin/submissions/inbox-route.ts";
import { getQuoteRequest } from "#db/quote-requests/request-queries.ts";
import { noteSchema } from "#lib/inbox/quote-request-change.ts";
import { requireOperator } from "#server/auth/session-mutations.ts";
import { getDatabase } from "#server/database.ts";
import { addNote } from "#server/quote-requests/change-mutations.ts";

type Context = RouteContext<"/api/admin/submissions/[id]/notes">;

/** Adds a note: `{ note }`. Responds with the updated quote request. */
export const POST = inboxRoute(async function POST(request: Request, { params }: Context) {
  const operator = await requireOperator();
  const id = readId((await params).id);
  const { note } = await readChange(request, noteSchema);
  const error = await addNote(getDatabase(), operator, id, note);
  if (error) return changeErrorResponse(error);
  return json(await getQuoteRequest(getDatabase(), id), 201);
});
