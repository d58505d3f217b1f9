import type { SubmissionSummary } from "@/db/submission-page";
import type { Serialized, Submission } from "@/db/submissions";

const SUBMISSIONS = "/api/admin/submissions";
/** Where the CSV is downloaded. */
export const CSV_ADDRESS = `${SUBMISSIONS}/csv`;

/** A row of the list as the browser has it. */
export type ListRow = Serialized<SubmissionSummary>;
/** One answer of the list's address. */
export type ListPage = { rows: ListRow[]; nextCursor: string | null };

/** An answer of the inbox's data routes that is not a success. */
export class ApiError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** One page of the list. */
export function fetchPage(cursor: string | null, signal: AbortSignal): Promise<ListPage> {
  const search = cursor ? `?${new URLSearchParams({ cursor }).toString()}` : "";
  return fetchJson(SUBMISSIONS + search, signal);
}

/** One whole request. */
export function fetchSubmission(id: number, signal: AbortSignal): Promise<Serialized<Submission>> {
  return fetchJson(`${SUBMISSIONS}/${id}`, signal);
}

async function fetchJson<Body>(address: string, signal: AbortSignal): Promise<Body> {
  const response = await fetch(address, { signal, headers: { accept: "application/json" } });
  if (!response.ok) throw new ApiError(response.status, `${address} answered ${response.status}`);
  return (await response.json()) as Body;
}
