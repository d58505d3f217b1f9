import type { Metadata } from "next";
import { headers } from "next/headers";
import { submitQuoteRequest } from "#components/quote-request/submit-action.ts";
import { SampleRequestForm } from "#components/quote-request/sample-request-form.tsx";
import { recordData } from "#server/seo/record-data.ts";
import { StructuredDataScript } from "#components/seo/structured-data-script.tsx";
import { requestSamples } from "#content/pages/request-quote.ts";
import { SAMPLE_PARAMETER } from "#content/request-quote-path.ts";
import { SAMPLES_IN_A_BOX } from "#content/sample-options.ts";
import { IMAGES_VERSION } from "#lib/images/image-files.ts";
import { t, translateText } from "#lib/languages/words.ts";
import { originOfReferrer } from "#lib/quote-requests/form-origin.ts";
import { createMetadata } from "#lib/seo/page-metadata.ts";
import { typeset } from "#lib/styles/typography.ts";
import { basketWordsOf } from "#server/languages/browser-words-of.ts";
import { wordsOfParams, type PageParams } from "#server/languages/page-params.ts";
import { FormPage } from "#components/form-page/form-page.tsx";

/** Next types no route that can be switched off. */
type Props = {
  params: PageParams;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return createMetadata(requestSamples, await wordsOfParams(params));
}

/** Rendered for each visit: its address says what is in the box, and its form has a key and a time of its own. */
export default async function Page({ params, searchParams }: Props) {
  const words = await wordsOfParams(params);
  const slugs = [(await searchParams)[SAMPLE_PARAMETER] ?? []].flat();
  const origin = originOfReferrer((await headers()).get("referer") ?? "");
  const lead = [
    t(words, "A box holds {count} samples.", { count: SAMPLES_IN_A_BOX }),
    t(words, "It leaves in {sampleDays} business days."),
  ].join(" ");
  return (
    <>
      <FormPage
        path={requestSamples.path}
        words={words}
        title={typeset(translateText(requestSamples.title, words))}
        lead={typeset(lead)}
      >
        <SampleRequestForm
          words={basketWordsOf(words.language)}
          rendered={{
            action: submitQuoteRequest,
            idempotencyKey: crypto.randomUUID(),
            renderedAt: Date.now(),
          }}
          slugs={slugs}
          projectType={origin?.values.projectType ?? "other"}
          imageVersion={IMAGES_VERSION}
        />
      </FormPage>
      <StructuredDataScript data={recordData(requestSamples, words)} />
    </>
  );
}
