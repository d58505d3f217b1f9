import { Button } from "#components/ui/button.tsx";
import type { LoadedFiles } from "./use-files.ts";

type QuoteRequestFooterProps = {
  disabled: boolean;
  sending: boolean;
  waiting: LoadedFiles | undefined;
  onSkip: () => void;
};

/** The privacy note, the honeypot and the button, placed clear of the toasts. */
export function QuoteRequestFooter({
  disabled,
  sending,
  waiting,
  onSkip,
}: QuoteRequestFooterProps) {
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
        <Button type="submit" size="lg" disabled={disabled} className="w-full sm:w-auto">
          {sending ? words : "Submit request"}
        </Button>
        {waiting && <waiting.code.WaitingForFiles queue={waiting.queue} onSkip={onSkip} />}
      </div>
    </div>
  );
}
