import { Dialog, DialogContent, DialogDescription, DialogTitle } from "#components/ui/dialog.tsx";
import { SHORTCUTS } from "./data/use-shortcuts.ts";

const NAMES: Record<string, string> = { ArrowDown: "↓", ArrowUp: "↑", Escape: "Esc" };
const LISTED = [
  ...Object.values(SHORTCUTS),
  // The toasts' own.
  { keys: ["Alt T"], meaning: "Notifications" },
];

type ShortcutsDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  hasCharacterKeys: boolean;
  onCharacterKeys: (isOn: boolean) => void;
};

export function ShortcutsDialog({
  hasCharacterKeys,
  onCharacterKeys,
  ...props
}: ShortcutsDialogProps) {
  return (
    <Dialog {...props}>
      <DialogContent className="max-w-md overflow-y-auto">
        <DialogTitle>Keyboard</DialogTitle>
        <DialogDescription className="mt-2 text-sm">
          Keys act on the request that is open or has the focus; spam, archive and assign on the
          chosen ones, if there are any.
        </DialogDescription>
        <dl className="mt-4 text-sm">
          {LISTED.map(({ keys, meaning }) => (
            <div key={meaning} className="flex items-center justify-between border-t py-1.5">
              <dt>{meaning}</dt>
              <dd className="flex gap-1.5">
                {keys.map((key) => (
                  <kbd
                    key={key}
                    className="min-w-6 border px-1.5 text-center font-sans text-label leading-6"
                  >
                    {NAMES[key] ?? key}
                  </kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <label className="mt-4 flex items-center gap-3 text-sm">
          <input
            type="checkbox"
            className="size-4 accent-ink"
            checked={hasCharacterKeys}
            onChange={(event) => onCharacterKeys(event.target.checked)}
          />
          Letters and signs act as keys
        </label>
      </DialogContent>
    </Dialog>
  );
}
