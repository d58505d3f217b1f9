import { Image } from "#components/media/responsive-image.tsx";
import { FormBoundary } from "#components/quote-request/form-boundary.tsx";
import { SectionFrame } from "#components/sections/section-frame.tsx";
import { buttonVariants } from "#components/ui/button-variants.ts";
import { generateImage } from "#content/pages/generate-image.ts";
import type { ImageToolRecord } from "#content/record-types.ts";
import { ENGLISH } from "#lib/languages/words.ts";
import { FROM_LG, FULL_WIDTH } from "#lib/styles/media-queries.ts";
import { GeneratorForm } from "./generator-form.tsx";

/** Until an image is asked for, one that the tool made of its first example stands in its place. */
export function ImageGenerator({ title, examples, exampleImage }: ImageToolRecord["tool"]) {
  return (
    <SectionFrame>
      <h2 className="border-t border-ink py-6 text-heading">{title}</h2>
      <FormBoundary words={ENGLISH} path={generateImage.path} selector="#prompt-form">
        <GeneratorForm
          buttonClassName={buttonVariants({ size: "lg" })}
          example={
            <Image
              id={exampleImage}
              words={ENGLISH}
              sizes={`${FULL_WIDTH} 1016px, ${FROM_LG} 60vw, 92vw`}
              imgClassName="aspect-3/2 w-full object-cover"
            />
          }
          caption={
            <>
              Made by the image tool from “{examples[0]}”. Yours will stand here,
              1536&nbsp;×&nbsp;1024&nbsp;pixels.
            </>
          }
        >
          <p id="examples" className="mt-8 fine-print">
            Or begin with one of these:
          </p>
          <ul aria-labelledby="examples" className="text-small">
            {examples.map((example) => (
              <li key={example} className="border-b">
                {/* Without JavaScript the button submits its own prompt. */}
                <button name="prompt" value={example} formNoValidate className="py-2 text-start">
                  {example}
                </button>
              </li>
            ))}
          </ul>
        </GeneratorForm>
      </FormBoundary>
    </SectionFrame>
  );
}
