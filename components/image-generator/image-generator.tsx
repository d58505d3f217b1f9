import { SectionFrame } from "#components/sections/section-frame.tsx";
import { buttonVariants } from "#components/ui/button-variants.ts";
import type { ImageToolRecord } from "#content/record-types.ts";
import { GeneratorForm } from "./generator-form.tsx";

export function ImageGenerator({ title, examples }: ImageToolRecord["tool"]) {
  return (
    <SectionFrame>
      <h2 className="border-t border-ink py-6 text-heading">{title}</h2>
      <GeneratorForm
        buttonClassName={buttonVariants({ size: "lg" })}
        stage={
          <div className="grid aspect-3/2 place-items-center bg-paper-deep p-6">
            <p className="max-w-sm fine-print">
              Your picture will appear here: 1536&nbsp;×&nbsp;1024&nbsp;pixels, for a mood board.
            </p>
          </div>
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
    </SectionFrame>
  );
}
