const READ = ["GET", "HEAD"];
/** Pages are read, and sent the forms and calls of their actions. */
const PAGE = [...READ, "POST"];

/** What each data route takes. `methods.test.ts` compares it with what the routes export. */
export const DATA_ROUTES: Readonly<Record<string, readonly string[]>> = {
  "/api/admin/person": [...READ, "PUT"],
  "/api/admin/session": ["POST"],
  "/api/admin/submissions": READ,
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
  "/api/admin/submissions/undelivered": [...READ, "POST"],
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

/**
 * The methods that a route takes, as `Allow` lists them. Next says so of some of its refusals only, and answers 500 to
 * the methods that its own request object refuses.
 */
export function allowedMethods({ name, isFile }: { name: string; isFile: boolean }): string[] {
  const methods = isFile ? READ : (DATA_ROUTES[name] ?? PAGE);
  return [...methods, "OPTIONS"];
}
