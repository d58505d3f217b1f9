import { inboxRoute } from "#app/api/admin/submissions/inbox-route.ts";
import { json, errorResponse } from "#app/api/admin/submissions/json.ts";
import { readChange } from "#app/api/admin/submissions/read-change.ts";
import { operatorSchema } from "#lib/quote-requests/operator.ts";
import { nameSession, requireSession } from "#server/auth/require-operator.ts";

/** Returns the operator of this session: `{ person: { name, isVerified } | null }`. */
export const GET = inboxRoute(async () => {
  const { operator } = await requireSession();
  return json({ operator: operator ?? null });
});

/** Sets the operator's name from `{ name }`; responds like GET. 409 if the auth service has verified a name. */
export const PUT = inboxRoute(async (request: Request) => {
  const { id } = await requireSession();
  const { name } = await readChange(request, operatorSchema.pick({ name: true }).strict());
  const isNamed = await nameSession(id, name);
  if (!isNamed)
    return errorResponse(409, "Who works in this session is confirmed by the sign-in service.");
  return json({ operator: { name, isVerified: false } });
});
