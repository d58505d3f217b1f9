import { announce } from "#components/overlays/show-toast.ts";
import { countFiles } from "./missing-files.tsx";
import {
  QUOTE_REQUEST_FAILED,
  QUOTE_REQUEST_SUBMITTED,
  type QuoteRequestResult,
  type StoredQuoteRequest,
} from "#lib/quote-requests/quote-request-result.ts";

export async function announceResult(result: QuoteRequestResult): Promise<void> {
  if (result.status === "success")
    await announce({
      ...QUOTE_REQUEST_SUBMITTED,
      description: [
        `${QUOTE_REQUEST_SUBMITTED.description} Your reference is ${result.reference}.`,
        ...wordsOnFiles(result),
      ].join(" "),
    });
  if (result.status === "error")
    await announce({ ...QUOTE_REQUEST_FAILED, description: result.message, destructive: true });
}

function wordsOnFiles({ files = 0, missingFiles = [] }: StoredQuoteRequest): string[] {
  const missing = missingFiles.length;
  return [
    ...(files > 0 ? [`${countFiles(files)} arrived.`] : []),
    ...(missing > 0 ? [`${countFiles(missing)} did not: see the foot of the page.`] : []),
  ];
}
