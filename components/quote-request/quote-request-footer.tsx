import { Button } from "#components/ui/button.tsx";

/** The form's last lines: what happens to the text, the decoy that only scripts see, and the button, clear of the corner that toasts use. */
export function QuoteRequestFooter({ disabled, sending }: { disabled: boolean; sending: boolean }) {
  return (
    <div className="flex flex-col gap-6 border-t pt-6 sm:flex-row-reverse sm:items-center sm:justify-between">
      <p className="max-w-sm text-sm text-quiet">
        We keep what you write to answer you, and for nothing else.{" "}
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
      <Button type="submit" size="lg" disabled={disabled}>
        {sending ? "Submitting..." : "Submit request"}
      </Button>
    </div>
  );
}
