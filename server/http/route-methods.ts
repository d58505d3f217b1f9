const READ = ["GET", "HEAD"];
const PAGE = [...READ, "POST"];

/** `route-methods.test.ts` compares this with the routes' exports. */
export const DATA_ROUTES: Readonly<Record<string, readonly string[]>> = {
  "/api/admin/person": [...READ, "PUT"],
  "/api/admin/session": ["POST"],
  "/api/admin/submissions": [...READ, "PATCH"],
  "/api/admin/submissions/[id]": [...READ, "PATCH"],
  "/api/admin/submissions/[id]/deliveries": ["POST"],
  "/api/admin/submissions/[id]/files": READ,
  "/api/admin/submissions/[id]/files/[file]": READ,
  "/api/admin/submissions/[id]/notes": ["POST"],
  "/api/admin/submissions/counts": READ,
  "/api/admin/submissions/csv": READ,
  "/api/admin/submissions/figures": READ,
  "/api/deliveries": [...READ, "POST"],
  "/api/admin/submissions/news": READ,
  "/api/admin/submissions/selection": READ,
  "/api/admin/submissions/undelivered": [...READ, "POST"],
  "/api/admin/submissions/views": [...READ, "POST", "DELETE"],
  "/api/admin/submissions/xlsx": READ,
  "/api/files": ["POST"],
  "/api/files/[id]": ["DELETE"],
  "/api/files/[id]/complete": ["POST"],
  "/api/files/[id]/parts/[number]": ["PUT"],
  "/api/generate-image": ["POST"],
  "/api/quote-requests": ["POST"],
  "/healthz": READ,
  "/livez": READ,
  "/metrics": READ,
  "/readyz": READ,
};

/** The value of `Allow` for a route; Next responds 500 to some methods. */
export function allowedMethods({ name, isFile }: { name: string; isFile: boolean }): string[] {
  const methods = isFile ? READ : (DATA_ROUTES[name] ?? PAGE);
  return [...methods, "OPTIONS"];
}
