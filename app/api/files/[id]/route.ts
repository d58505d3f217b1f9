import { getDatabase } from "#server/database.ts";
import { removeFile } from "#server/files/removal-mutations.ts";
import { fileRoute, inTime } from "#app/api/files/upload-route.ts";

/** Deletes a draft's attachment and its bytes: 204; 409 if it belongs to a stored quote request. */
export const DELETE = fileRoute(function DELETE(fileKey) {
  return inTime(() => removeFile(getDatabase(), fileKey));
});
