import { Button } from "#components/ui/button.tsx";
import type { QuoteRequestField } from "#lib/quote-requests/quote-request-schema.ts";
import { DECOY_FIELD } from "#lib/quote-requests/request-fields.ts";
import type { RequiredFields } from "./form-values.ts";
import type { LoadedFiles } from "./use-files.ts";
import { hrefIn, t, type Words } from "#lib/languages/words.ts";

type QuoteRequestFooterProps = {
  words: Words;
  required: RequiredFields;
  /** The names of those of them that are empty. */
  missing: readonly QuoteRequestField[];
  sending: boolean;
  /** Called when the button is pressed while it is disabled. */
  onPress: () => void;
  waiting: LoadedFiles | undefined;
  onSkip: (() => void) | undefined;
};

/** The privacy note, the decoy, and the button, which a dialog keeps in sight. */
export function QuoteRequestFooter(props: QuoteRequestFooterProps) {
  const { words, required, missing, sending, onPress, waiting, onSkip } = props;
  const progress = waiting ? t(words, "Waiting for files...") : t(words, "Submitting...");
  return (
    <>
      <p className="pb-6 text-sm text-quiet">
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
          <input
            name={DECOY_FIELD}
            tabIndex={-1}
            autoComplete="off"
            data-1p-ignore
            data-bwignore
            data-form-type="other"
            data-lpignore="true"
            defaultValue=""
          />
        </label>
      </div>
      <div className="bottom-0 z-10 lg:-bottom-8 -mx-5 gap-x-6 border-t bg-paper px-5 py-4 sm:-mx-10 sm:flex sm:items-center sm:px-10 in-[[role=dialog]]:sticky low:static!">
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a press that the disabled button does not get; keys reach what is missing below */}
        <div
          onClick={({ target, currentTarget }) => !sending && target === currentTarget && onPress()}
        >
          <Button
            type="submit"
            size="lg"
            disabled={sending || missing.length > 0}
            aria-describedby={MISSING_ID}
            className="w-full disabled:pointer-events-none sm:w-auto"
          >
            {sending ? progress : t(words, "Submit request")}
          </Button>
        </div>
        {/* Why the button is disabled; each name leads to its field, so that the keyboard is not sent past it. */}
        <p
          id={MISSING_ID}
          aria-live="polite"
          className="text-sm text-quiet not-empty:pt-2 sm:pt-0!"
        >
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
        {waiting && onSkip && (
          <waiting.code.WaitingForFiles words={words} queue={waiting.queue} onSkip={onSkip} />
        )}
      </div>
    </>
  );
}

const MISSING_ID = "quote-missing";
