import type { z } from "zod";
import { refusal } from "./json.ts";
import { readText } from "#server/http/read-body.ts";
import { refuseOrigin } from "#server/http/request-guard.ts";

/** The longest body that a change may have: a note of four-byte characters, with room to spare. */
const MAX_BODY_BYTES = 32 * 1024;

/** The number of a request from its address, or undefined for what is no number of any. */
export function parseId(text: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}

/** Reads a change: JSON of this site's own page, of a sensible size and of the schema's shape; else the refusal to answer with. */
export async function readChange<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<{ change: z.output<Schema> } | { refused: Response }> {
  const foreign = refuseOrigin(request.headers);
  if (foreign) return { refused: refusal(foreign.status, "Send this from the inbox.") };
  if (!/^application\/json\b/i.test(request.headers.get("content-type") ?? ""))
    return { refused: refusal(415, "Send JSON.") };
  const text = await readText(request, MAX_BODY_BYTES);
  if (text === undefined) return { refused: refusal(413, "This is too long.") };
  const result = schema.safeParse(parseJson(text));
  if (result.success) return { change: result.data };
  const problems = result.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  return { refused: refusal(400, problems.join("; ")) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The schema then says what was expected.
    return undefined;
  }
}
