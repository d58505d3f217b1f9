import { Dialog, DialogContent, DialogDescription, DialogTitle } from "#components/ui/dialog.tsx";
import { useEffect, useEffectEvent, useState } from "react";
import { writeStorage, readStorage } from "#components/browser-storage.ts";
import { latinKey } from "#lib/browser/latin-key.ts";

const NAMES: Record<string, string> = { ArrowDown: "↓", ArrowUp: "↑", Escape: "Esc" };

type ShortcutsDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  characterKeys: ReturnType<typeof useCharacterKeys>;
};

export function ShortcutsDialog({ characterKeys, ...props }: ShortcutsDialogProps) {
  const [hasCharacterKeys, setCharacterKeys] = characterKeys;
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
            onChange={(event) => setCharacterKeys(event.target.checked)}
          />
          Letters and signs act as keys
        </label>
      </DialogContent>
    </Dialog>
  );
}

/** Keys and what they do, as the list of shortcuts shows them. */
const SHORTCUTS = {
  next: { keys: ["j", "ArrowDown"], meaning: "Next request" },
  previous: { keys: ["k", "ArrowUp"], meaning: "Previous request" },
  first: { keys: ["Home"], meaning: "First request" },
  last: { keys: ["End"], meaning: "Last request that is loaded" },
  open: { keys: ["Enter"], meaning: "Open the request" },
  close: { keys: ["Escape"], meaning: "Back to the list, or leave a field" },
  choose: { keys: ["x"], meaning: "Choose the request, with Shift up to it" },
  assign: { keys: ["a"], meaning: "Assign to me" },
  spam: { keys: ["s"], meaning: "Spam" },
  archive: { keys: ["e"], meaning: "Archive" },
  review: { keys: ["v"], meaning: "Move to review" },
  quote: { keys: ["q"], meaning: "Mark as quoted" },
  reply: { keys: ["r"], meaning: "Reply by e-mail" },
  note: { keys: ["n"], meaning: "Write a note" },
  search: { keys: ["/"], meaning: "Search" },
  help: { keys: ["?"], meaning: "This list" },
} as const;

const LISTED = [
  ...Object.values(SHORTCUTS),
  // The toasts' own.
  { keys: ["Alt T"], meaning: "Notifications" },
];

const SCROLLING = new Set(["ArrowDown", "ArrowUp", "Home", "End"]);

type Shortcut = keyof typeof SHORTCUTS;
const ENTRIES = Object.entries(SHORTCUTS) as [Shortcut, { keys: readonly string[] }][];

type ShortcutActions = Record<Shortcut, (event: KeyboardEvent) => void>;

/**
 * Ignored while typing, while a dialog or menu is open, and with a modifier key. Without `hasCharacterKeys`, only keys
 * that are no characters act (WCAG 2.1.4).
 */
export function useShortcuts(actions: ShortcutActions, hasCharacterKeys: boolean): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return;
    if (document.querySelector('[role="dialog"], [role="menu"]')) return;
    if (isField(event.target)) {
      // Escape first leaves a field, so that one press does not also close the quote request.
      if (event.key === "Escape") event.target.blur();
      return;
    }
    const shortcut = shortcutOf(event);
    if (!shortcut || (event.key.length < 3 && !hasCharacterKeys)) return;
    event.preventDefault();
    actions[shortcut](event);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);
}

function shortcutOf({ key, code, target }: KeyboardEvent): Shortcut | undefined {
  // These scroll the open request while it has the focus.
  if (SCROLLING.has(key) && target instanceof Element && target.closest("aside")) return undefined;
  // Enter on a link or a button activates it.
  if (key === "Enter" && target !== document.body) return undefined;
  const pressed = latinKey(key, code);
  return ENTRIES.find(([, { keys }]) => keys.includes(pressed))?.[0];
}

function isField(target: EventTarget | null): target is HTMLElement {
  if (!(target instanceof HTMLElement)) return false;
  if (target.matches('[type="checkbox"]')) return false;
  return target.isContentEditable || target.matches("input, textarea, select");
}

const KEY = "teragus-inbox-keys";
const OFF = "off";

/** Whether single letters act as shortcuts: on, unless turned off in this browser. */
export function useCharacterKeys(): [boolean, (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(() => readStorage("localStorage", KEY) !== OFF);
  const change = (next: boolean) => {
    setIsOn(next);
    writeStorage("localStorage", KEY, next ? "on" : OFF);
  };
  return [isOn, change];
}
