import { Button } from "#components/ui/button.tsx";
import type { QuoteRequestField } from "#lib/quote-requests/quote-request-schema.ts";
import { REQUIRED_FIELDS, type RequiredFields } from "./form-element.ts";
import type { LoadedFiles } from "./use-files.ts";
import { hrefIn, t, type Words } from "#lib/languages/words.ts";

type QuoteRequestFooterProps = {
  words: Words;
  required?: RequiredFields;
  /** The names of those of them that are empty. */
  missing: readonly QuoteRequestField[];
  sending: boolean;
  waiting?: LoadedFiles | undefined;
  onSkip?: () => void;
};

/** The privacy note, the honeypot and the button, placed clear of the toasts. */
export function QuoteRequestFooter({
  words,
  required = REQUIRED_FIELDS,
  missing,
  sending,
  waiting,
  onSkip,
}: QuoteRequestFooterProps) {
  const progress = waiting ? t(words, "Waiting for files...") : t(words, "Submitting...");
  return (
    <div className="flex flex-col gap-6 border-t pt-6 sm:flex-row-reverse sm:items-center sm:justify-between">
      <p className="max-w-sm text-sm text-quiet">
        {t(words, "We keep what you send to answer you, and for nothing else.")}{" "}
        <a
          href={hrefIn(words, "/privacy")}
          target="_blank"
          className="text-ink underline underline-offset-4"
        >
          {t(words, "Privacy")}
        </a>
      </p>
      <div aria-hidden="true" className="absolute -start-[200vw] size-px overflow-hidden">
        <label>
          {t(words, "Leave this empty")}
          <input name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
      <div>
        <Button
          type="submit"
          size="lg"
          disabled={sending || missing.length > 0}
          aria-describedby={MISSING_ID}
          className="w-full sm:w-auto"
        >
          {sending ? progress : t(words, "Submit request")}
        </Button>
        <MissingFields words={words} required={required} missing={missing} />
        {waiting && onSkip && (
          <waiting.code.WaitingForFiles words={words} queue={waiting.queue} onSkip={onSkip} />
        )}
      </div>
    </div>
  );
}

const MISSING_ID = "quote-missing";

/** Why the button is disabled; each name leads to its field, so that the keyboard is not sent past it. */
function MissingFields({
  words,
  required,
  missing,
}: Pick<QuoteRequestFooterProps, "words" | "missing"> & { required: RequiredFields }) {
  return (
    <p id={MISSING_ID} aria-live="polite" className="text-sm text-quiet not-empty:pt-2">
      {missing.length > 0 && `${t(words, "Still needed:")} `}
      {missing.map((name, index) => (
        <span key={name}>
          {index > 0 && t(words, ", ")}
          <button
            type="button"
            className="underline underline-offset-4 hover:text-ink"
            onClick={() => document.getElementById(`quote-${name}`)?.focus()}
          >
            {required[name] && t(words, required[name])}
          </button>
        </span>
      ))}
    </p>
  );
}
