import type { NextRequest } from "next/server";
import { getDatabase } from "@/db/client";
import { countSubmissions } from "@/db/submission-counts";
import { filtered, forDesk, json } from "@/lib/admin-response";

/** How many requests the filter in the address shows, and each of its values would show. */
export function GET(request: NextRequest): Promise<Response> {
  return forDesk(() =>
    filtered(request, [], async (filter) => json(await countSubmissions(getDatabase(), filter))),
  );
}
