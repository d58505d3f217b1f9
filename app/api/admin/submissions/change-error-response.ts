import type { ChangeRefusal } from "#server/quote-requests/change-quote-request.ts";
import { refusal } from "./json.ts";

export function changeRefusal(refused: ChangeRefusal): Response {
  switch (refused.refused) {
    case "unknown":
      return refusal(404, "No request has this number.");
    case "erased":
      return refusal(409, "This person's data was erased; notes can no longer be added.");
    case "outdated":
      return refusal(409, "Somebody else changed this request in the meantime.");
    case "illegal":
      return refusal(
        422,
        `A request that is ${refused.from} can only become ${refused.legal.join(", ")}.`,
      );
  }
}
