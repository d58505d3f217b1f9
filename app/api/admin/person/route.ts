import { inboxRoute, json, readChange } from "#app/api/admin/submissions/inbox-route.ts";
import { nameSession, requireSession } from "#server/auth/session-mutations.ts";
import "#lib/validation/configure-zod.ts";
import { z } from "zod";
import { OPERATOR_NAME_LIMIT } from "#lib/inbox/quote-request-change.ts";
import { normalizeLine } from "#lib/validation/normalize-text.ts";

/** Returns who works in this session: `{ operator: name | null }`. */
export const GET = inboxRoute(async function GET() {
  const { operator } = await requireSession();
  return json({ operator });
});

/** Sets the operator's name from `{ name }`; responds like GET. */
export const PUT = inboxRoute(async function PUT(request: Request) {
  const session = await requireSession();
  const { name } = await readChange(request, operatorSchema);
  await nameSession(session, name);
  return json({ operator: name });
});

/** The name under which somebody works in the inbox. */
export const operatorSchema = z.strictObject({
  name: z
    .string()
    .transform(normalizeLine)
    .pipe(z.string().min(1, "is empty").max(OPERATOR_NAME_LIMIT)),
});
