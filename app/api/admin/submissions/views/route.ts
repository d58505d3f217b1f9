import { inboxRoute } from "#app/api/admin/submissions/inbox-route.ts";
import { errorResponse, json } from "#app/api/admin/submissions/json.ts";
import { readChange } from "#app/api/admin/submissions/read-change.ts";
import { deleteView, listSavedViews, saveView } from "#db/saved-views.ts";
import { savedViewKeySchema, savedViewSchema } from "#lib/quote-requests/saved-view.ts";
import { requireOperator, requireSession } from "#server/auth/require-operator.ts";
import { getDatabase } from "#server/database.ts";

/** The operator's saved views and everybody's: `{ views }`. */
export const GET = inboxRoute(async () => {
  const { operator } = await requireSession();
  return listed(operator?.name);
});

/** Saves `{ name, view, isShared }` in place of the view of that name; responds like GET. */
export const POST = inboxRoute(async (request: Request) => {
  const operator = await requireOperator();
  const input = await readChange(request, savedViewSchema);
  await saveView(getDatabase(), operator.name, input);
  return listed(operator.name);
});

/** Deletes the view `{ id }`; responds like GET. */
export const DELETE = inboxRoute(async (request: Request) => {
  const operator = await requireOperator();
  const { id } = await readChange(request, savedViewKeySchema);
  const isDeleted = await deleteView(getDatabase(), operator.name, id);
  return isDeleted ? listed(operator.name) : errorResponse(404, "This view is gone.");
});

async function listed(operator: string | undefined): Promise<Response> {
  return json({ views: await listSavedViews(getDatabase(), operator) });
}
