import type { ChangeError } from "#server/quote-requests/change-quote-request.ts";
import { errorResponse } from "./json.ts";

export function changeErrorResponse(error: ChangeError): Response {
  switch (error.reason) {
    case "unknown":
      return errorResponse(404, "No request has this number.");
    case "erased":
      return errorResponse(409, "This person's data was erased; notes can no longer be added.");
    case "outdated":
      return errorResponse(409, "Somebody else changed this request in the meantime.");
    case "illegal":
      return errorResponse(
        422,
        `A request that is ${error.from} can only become ${error.legal.join(", ")}.`,
      );
  }
}
