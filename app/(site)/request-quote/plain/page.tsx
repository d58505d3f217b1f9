import type { Metadata } from "next";
import { submitQuoteRequest } from "#components/quote-request/actions.ts";
import { requestQuoteMetadata } from "#components/quote-request/request-quote-metadata.ts";
import { RequestQuotePage } from "#components/quote-request/request-quote-page.tsx";
import { originWithSlug } from "#lib/quote-request/origin.ts";
import { ORIGIN_PARAMETER } from "#lib/quote-request/origin-parameter.ts";
import { FILE_LIMITS } from "#lib/quote-request/files.ts";
import { isLasting } from "#lib/server/http-server/lifecycle.ts";
import { MAX_FORM_WITH_FILES_BYTES } from "#lib/server/request-guard.ts";

export const metadata: Metadata = { ...requestQuoteMetadata, robots: { index: false } };

export default async function PlainRequestQuotePage({
  searchParams,
}: PageProps<"/request-quote/plain">) {
  const { [ORIGIN_PARAMETER]: slug } = await searchParams;
  // Each visit gets a key of its own, so that the form is stored once however often it is sent.
  const rendered = {
    action: submitQuoteRequest,
    idempotencyKey: crypto.randomUUID(),
    renderedAt: Date.now(),
    // Our own server takes the files out of the form as they come.
    postBytes: isLasting() ? FILE_LIMITS.totalBytes : MAX_FORM_WITH_FILES_BYTES,
  };
  return <RequestQuotePage rendered={rendered} origin={originWithSlug(String(slug))} />;
}
