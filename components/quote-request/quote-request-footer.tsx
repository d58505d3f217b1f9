import { Button } from "#components/ui/button.tsx";
import { REQUIRED_FIELDS, type RequiredField } from "./form-element.ts";
import type { LoadedFiles } from "./use-files.ts";

type QuoteRequestFooterProps = {
  missing: readonly RequiredField[];
  sending: boolean;
  waiting: LoadedFiles | undefined;
  onSkip: () => void;
};

/** The privacy note, the honeypot and the button, placed clear of the toasts. */
export function QuoteRequestFooter({ missing, sending, waiting, onSkip }: QuoteRequestFooterProps) {
  const words = waiting ? "Waiting for files..." : "Submitting...";
  return (
    <div className="flex flex-col gap-6 border-t pt-6 sm:flex-row-reverse sm:items-center sm:justify-between">
      <p className="max-w-sm text-sm text-quiet">
        We keep what you send to answer you, and for nothing else.{" "}
        <a href="/privacy" target="_blank" className="text-ink underline underline-offset-4">
          Privacy
        </a>
      </p>
      <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
        <label>
          Leave this empty
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
          {sending ? words : "Submit request"}
        </Button>
        <MissingFields missing={missing} />
        {waiting && <waiting.code.WaitingForFiles queue={waiting.queue} onSkip={onSkip} />}
      </div>
    </div>
  );
}

const MISSING_ID = "quote-missing";

/** Why the button is disabled; each name leads to its field, so that the keyboard is not sent past it. */
function MissingFields({ missing }: { missing: readonly RequiredField[] }) {
  return (
    <p id={MISSING_ID} aria-live="polite" className="text-sm text-quiet not-empty:pt-2">
      {missing.length > 0 && "Still needed: "}
      {missing.map((name, index) => (
        <span key={name}>
          {index > 0 && ", "}
          <button
            type="button"
            className="underline underline-offset-4 hover:text-ink"
            onClick={() => document.getElementById(`quote-${name}`)?.focus()}
          >
            {REQUIRED_FIELDS[name]}
          </button>
        </span>
      ))}
    </p>
  );
}
