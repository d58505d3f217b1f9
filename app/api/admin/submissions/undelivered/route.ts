import { json } from "#app/api/admin/submissions/json.ts";
import { withSession } from "#app/api/admin/submissions/with-session.ts";
import { getDatabase } from "#db/client.ts";
import { listUndelivered } from "#db/deliveries/list.ts";
import { getMailConfiguration, NO_MAIL_SERVER } from "#lib/server/mail/mail-configuration.ts";

/** The requests of which somebody could not be told, newest first, and why no mail goes out, where none does. */
export function GET(): Promise<Response> {
  return withSession(async () =>
    json({
      ...(await listUndelivered(getDatabase())),
      notice: getMailConfiguration().kind === "none" ? NO_MAIL_SERVER : null,
    }),
  );
}
