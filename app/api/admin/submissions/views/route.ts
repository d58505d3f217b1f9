import {
  inboxRoute,
  inboxErrorResponse,
  json,
  readChange,
} from "#app/api/admin/submissions/inbox-route.ts";
import { deleteView, listSavedViews, saveView } from "#db/quote-requests/saved-view-mutations.ts";
import { savedViewKeySchema, savedViewSchema } from "#lib/inbox/saved-view.ts";
import { requireOperator, requireSession } from "#server/auth/session-mutations.ts";
import { getDatabase } from "#server/database.ts";

/** The operator's saved views and everybody's: `{ views }`. */
export const GET = inboxRoute(async function GET() {
  const { operator } = await requireSession();
  return listed(operator ?? undefined);
});

/** Saves `{ name, view, isShared }` in place of the view of that name; responds like GET. */
export const POST = inboxRoute(async function POST(request: Request) {
  const operator = await requireOperator();
  const input = await readChange(request, savedViewSchema);
  await saveView(getDatabase(), operator, input);
  return listed(operator);
});

/** Deletes the view `{ id }`; responds like GET. */
export const DELETE = inboxRoute(async function DELETE(request: Request) {
  const operator = await requireOperator();
  const { id } = await readChange(request, savedViewKeySchema);
  const isDeleted = await deleteView(getDatabase(), operator, id);
  return isDeleted ? listed(operator) : inboxErrorResponse(404, "This view is gone.");
});

async function listed(operator: string | undefined): Promise<Response> {
  return json({ views: await listSavedViews(getDatabase(), operator) });
}
