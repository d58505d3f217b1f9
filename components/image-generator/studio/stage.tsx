import { company } from "#content/company.ts";
import { REQUEST_TIMEOUT_MS } from "#lib/browser/request-timeout.ts";
import { useEffect, useState, type ReactNode } from "react";
import { buttonVariants } from "#components/ui/button-variants.ts";
import { IMAGE_GENERATED, SEND_TO_EXPORT_TEAM } from "#lib/image-generation/image-response.ts";
import { attachToLink } from "#lib/browser/link-attachment.ts";
import { imageAddress } from "#lib/quote-requests/image-prefill.ts";
import { fileNameOf, fileOf, type GeneratedImage } from "./request-image.ts";
import type { useImages } from "./use-images.ts";

/** How many unknown words to list. */
const MAX_LISTED = 8;

type StageProps = Omit<ReturnType<typeof useImages>, "ask"> & {
  /** What stands there before the first image, and what is said of it. */
  example: ReactNode;
  caption: ReactNode;
  onVary: () => void;
};

export function Stage({ image, pending, hasFailed, example, caption, onVary }: StageProps) {
  return (
    <>
      <div className="relative aspect-3/2 overflow-hidden bg-paper-deep">
        {image ? (
          // oxlint-disable-next-line nextjs/no-img-element -- a blob has one size and cannot be optimized
          <img
            src={image.url}
            alt={image.result.alt}
            width={1536}
            height={1024}
            className={`size-full object-contain transition-opacity ${pending ? "opacity-40" : ""}`}
          />
        ) : (
          <div className={`size-full transition-opacity ${pending ? "opacity-40" : ""}`}>
            {example}
          </div>
        )}
        {pending && <Progress key={pending.startedAt} startedAt={pending.startedAt} />}
      </div>
      {!image && <p className="pt-4 text-small text-quiet">{caption}</p>}
      <output className={image ? "block pt-4 text-small" : ""}>
        {pending && <span className="sr-only">Generating the picture.</span>}
        {image && !pending && !hasFailed && (
          <>
            {IMAGE_GENERATED} <span className="sr-only">{image.result.alt}</span>
          </>
        )}
        {/* Keeps the line's height beside an earlier image. */}
        {image && (pending || hasFailed) && "\u00a0"}
      </output>
      {image && (
        <>
          <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-b pb-4">
            <p className="max-w-md text-small text-quiet">{sourceOf(image)}</p>
            <p className="flex gap-6 text-small">
              <button
                type="button"
                onClick={onVary}
                className="cursor-pointer py-1 underline underline-offset-4"
              >
                Another variation
              </button>
              <a
                href={image.url}
                download={fileNameOf(image)}
                className="py-1 underline underline-offset-4"
              >
                Download WebP
              </a>
            </p>
          </div>
          <p className="mt-6">
            <a
              ref={(link) => {
                if (link) attachToLink(link, fileOf(image));
              }}
              href={imageAddress({
                prompt: image.request.prompt,
                design: image.result.madeBy === "own-renderer" ? image.result.design : undefined,
              })}
              className={buttonVariants({ size: "lg" })}
            >
              {SEND_TO_EXPORT_TEAM}
            </a>
          </p>
          {image.result.unknown.length > 0 && (
            <p className="mt-4 text-small">
              Not understood, and so not in the picture:{" "}
              {new Intl.ListFormat("en").format(quoteWords(image.result.unknown))}.
            </p>
          )}
        </>
      )}
    </>
  );
}

/** Elapsed time only; the duration is unknown. */
function Progress({ startedAt }: { startedAt: number }) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - startedAt) / 1000)), 1000);
    return () => clearInterval(timer);
  }, [startedAt]);
  return (
    <div className="absolute inset-0 grid place-content-center">
      <p className="bg-paper px-4 py-2 text-small tabular" aria-hidden="true">
        Generating{seconds > 0 && ` · ${seconds} s`}
        {seconds > 10 && " · at most a minute, and the wait before it"}
      </p>
      {seconds >= REQUEST_TIMEOUT_MS / 1000 && (
        <p role="alert" className="bg-paper px-4 py-2 text-small">
          No picture yet. Your description is kept: cancel and try again, or write to{" "}
          {company.email}.
        </p>
      )}
    </div>
  );
}

/** Lists the first words and counts the rest. */
function quoteWords(words: readonly string[]): string[] {
  const few = words.slice(0, MAX_LISTED).map((word) => `“${word}”`);
  return words.length > MAX_LISTED ? [...few, `${words.length - MAX_LISTED} more`] : few;
}

function sourceOf({ request, result }: GeneratedImage): string {
  return result.madeBy === "own-renderer"
    ? "Made by our own renderer. A visualization; it starts a conversation and is not a shop drawing."
    : `Made by a hosted image model from “${request.prompt}”. It may show what can't be built.`;
}
