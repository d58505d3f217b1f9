const EVENTS = ["pointerover", "touchstart", "focusin"] as const;
/** After this time the link's own page, which needs no script, is faster. */
const TIMEOUT_MS = 10_000;

type Interception<Code> = {
  links: string;
  load: () => Promise<Code>;
  act: (code: Code, link: HTMLAnchorElement) => void;
  /** Whether the browser follows a click while the code has not loaded. */
  isLeftToBrowser?: () => boolean;
};

/** Runs `act` on plain clicks and, on `role="button"` links, on the space key. Follows the link if `load` fails. */
export function interceptLinks<Code>(
  { links, load, act, isLeftToBrowser }: Interception<Code>,
  signal: AbortSignal,
): void {
  let isLoaded = false;
  const isTaken = () => isLoaded || !isLeftToBrowser?.();
  const fetchCode = async () => {
    const code = await load();
    isLoaded = true;
    return code;
  };
  const linkOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLAnchorElement>(links) : null;
  const preload = (event: Event) => {
    // A failed load is handled at the click, which then follows the link.
    if (linkOf(event) && isTaken()) fetchCode().catch(() => undefined);
  };
  const open = async (event: Event, link: HTMLAnchorElement) => {
    event.preventDefault();
    if (link.ariaBusy) return;
    link.ariaBusy = "true";
    const giveUp = new Promise<undefined>((resolve) => setTimeout(resolve, TIMEOUT_MS));
    const code = await Promise.race([fetchCode().catch(() => undefined), giveUp]);
    link.ariaBusy = null;
    if (code) act(code, link);
    else window.location.assign(link.href);
  };
  const click = (event: MouseEvent) => {
    const link = linkOf(event);
    if (link && !event.defaultPrevented && isPlain(event) && isTaken()) void open(event, link);
  };
  const press = (event: KeyboardEvent) => {
    const link = linkOf(event);
    if (event.key === " " && link?.role) void open(event, link);
  };

  for (const type of EVENTS) document.addEventListener(type, preload, { signal, passive: true });
  document.addEventListener("click", click, { signal });
  document.addEventListener("keydown", press, { signal });
}

function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
