import { getDatabase } from "#server/database.ts";
import { startUpload } from "#server/files/upload-mutations.ts";
import { newFileSchema } from "#lib/attachments/attachment-upload.ts";
import { clientOf } from "#server/http/client-address.ts";
import { isJson, parseJson, readText } from "#server/http/request-body.ts";
import {
  inTimeWithRetry,
  uploadRoute,
  jsonResponse,
  uploadErrorResponse,
  problemResponse,
} from "./upload-route.ts";

/** Fits a long name in escaped characters, so that it gets a readable error. */
const MAX_BODY_BYTES = 16 * 1024;

/** Starts an upload: 201, or 200 if it was started before, with the parts that are still missing. */
export const POST = uploadRoute(async function POST(request: Request) {
  if (!isJson(request)) return uploadErrorResponse(415, "Send JSON.");
  const text = await readText(request, MAX_BODY_BYTES);
  if (text === undefined) return uploadErrorResponse(413, "This is too long.");
  const file = newFileSchema.safeParse(parseJson(text));
  if (!file.success)
    return uploadErrorResponse(
      400,
      file.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; "),
    );
  const client = clientOf(request.headers);
  const result = await inTimeWithRetry(() => startUpload(getDatabase(), file.data, client));
  if ("problem" in result) return problemResponse(result.problem);
  return jsonResponse(result.upload, result.isNew ? 201 : 200);
});
