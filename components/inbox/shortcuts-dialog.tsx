import { Dialog, DialogContent, DialogDescription, DialogTitle } from "#components/ui/dialog.tsx";

const SHORTCUTS = [
  [["j", "↓"], "Next request"],
  [["k", "↑"], "Previous request"],
  [["Enter"], "Open the request"],
  [["Esc"], "Close it, or leave a field"],
  [["/"], "Search"],
  [["?"], "This list"],
  [["Alt T"], "Notifications"],
] as const;

export function ShortcutsDialog(props: { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Dialog {...props}>
      <DialogContent className="max-w-md">
        <DialogTitle>Keyboard</DialogTitle>
        <DialogDescription className="sr-only">The keys of the inbox</DialogDescription>
        <dl className="mt-4 text-sm">
          {SHORTCUTS.map(([keys, meaning]) => (
            <div key={meaning} className="flex items-center justify-between border-t py-2.5">
              <dt>{meaning}</dt>
              <dd className="flex gap-1.5">
                {keys.map((key) => (
                  <kbd
                    key={key}
                    className="min-w-6 border px-1.5 text-center font-sans text-label leading-6"
                  >
                    {key}
                  </kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </DialogContent>
    </Dialog>
  );
}
