import { useEffect, useEffectEvent } from "react";

/** Keys and what they do, as the list of shortcuts shows them. */
export const SHORTCUTS = {
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
    if (!shortcut || (event.key.length === 1 && !hasCharacterKeys)) return;
    event.preventDefault();
    actions[shortcut](event);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);
}

function shortcutOf({ key, target }: KeyboardEvent): Shortcut | undefined {
  // These scroll the open request while it has the focus.
  if (SCROLLING.has(key) && target instanceof Element && target.closest("aside")) return undefined;
  // Enter on a link or a button activates it.
  if (key === "Enter" && target !== document.body) return undefined;
  const pressed = key.length === 1 ? key.toLowerCase() : key;
  return ENTRIES.find(([, { keys }]) => keys.includes(pressed))?.[0];
}

function isField(target: EventTarget | null): target is HTMLElement {
  if (!(target instanceof HTMLElement)) return false;
  if (target.matches('[type="checkbox"]')) return false;
  return target.isContentEditable || target.matches("input, textarea, select");
}
