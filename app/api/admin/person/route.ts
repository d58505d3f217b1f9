import { nameSession } from "#server/auth/require-operator.ts";
import { json, refusal } from "#app/api/admin/submissions/json.ts";
import { readChange } from "#app/api/admin/submissions/read-change.ts";
import { withSession } from "#app/api/admin/submissions/with-session.ts";
import { personSchema } from "#lib/quote-requests/operator.ts";

/** Who works in this session: `{ person: { name, isVerified } | null }`. */
export function GET(): Promise<Response> {
  return withSession(({ person }) => Promise.resolve(json({ person: person ?? null })));
}

/** Says who works in it: `{ name }`. 409 where the auth service says so already. Answers as GET does. */
export function PUT(request: Request): Promise<Response> {
  return withSession(async ({ id }) => {
    const read = await readChange(request, personSchema.pick({ name: true }).strict());
    if ("refused" in read) return read.refused;
    const { name } = read.change;
    if (await nameSession(id, name)) return json({ person: { name, isVerified: false } });
    return refusal(409, "Who works in this session is confirmed by the sign-in service.");
  });
}
