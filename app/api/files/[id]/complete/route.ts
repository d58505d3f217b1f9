import { getDatabase } from "#server/database.ts";
import { completeFile } from "#server/files/upload-mutations.ts";
import { fileRoute, inTimeWithRetry } from "#app/api/files/upload-route.ts";

/** Completes an upload: 200 if the attachment is accepted, 409 if parts are missing, 422 if it was discarded. */
export const POST = fileRoute(function POST(fileKey) {
  return inTimeWithRetry(() => completeFile(getDatabase(), fileKey));
});
