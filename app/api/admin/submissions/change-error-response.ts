import type { ChangeError } from "#server/quote-requests/change-quote-request.ts";
import { errorResponse } from "./json.ts";

const STATUS_CODES = { unknown: 404, erased: 409, outdated: 409, illegal: 422 } as const;

export function changeErrorResponse(error: ChangeError): Response {
  return errorResponse(STATUS_CODES[error.reason], changeErrorWords(error));
}

export function changeErrorWords(error: ChangeError): string {
  switch (error.reason) {
    case "unknown":
      return "No request has this number.";
    case "erased":
      return "This person's data was erased; notes can no longer be added.";
    case "outdated":
      return "Somebody else changed this request in the meantime.";
    case "illegal":
      return `A request that is ${error.from} can only become ${error.legal.join(", ")}.`;
  }
}
