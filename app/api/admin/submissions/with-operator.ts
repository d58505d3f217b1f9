import "server-only";
import type { Person } from "#lib/quote-requests/operator.ts";
import { PERSON_MISSING } from "#lib/quote-requests/operator-missing.ts";
import { refusal } from "./json.ts";
import { withSession } from "./with-session.ts";

/** As `withSession`, for what the history tells: nothing is done by a session in which nobody has said who they are. */
export function withPerson(respond: (person: Person) => Promise<Response>): Promise<Response> {
  return withSession(async ({ person }) =>
    person ? respond(person) : refusal(PERSON_MISSING, "Say first who you are."),
  );
}
