const NEAR = ["pointerover", "touchstart", "focusin"] as const;
/** From here on what a link leads to, which needs no script, is there sooner. */
const PATIENCE_MS = 10_000;

type TakeOver<Code> = {
  links: string;
  load: () => Promise<Code>;
  act: (code: Code, link: HTMLAnchorElement) => void;
  /** Whether a click is better left to the browser now, where the code is not here yet. */
  isUnwelcome?: () => boolean;
};

/**
 * Answers plain clicks on links by code of their own, and the space key where a link is a button. The code is fetched
 * when a pointer or the focus comes near, and a click that was earlier waits for it. Any other click, and every failure
 * to fetch it, goes where the link leads.
 */
export function takeOverLinks<Code>(
  { links, load, act, isUnwelcome }: TakeOver<Code>,
  signal: AbortSignal,
): void {
  let isHere = false;
  const isWelcome = () => isHere || !isUnwelcome?.();
  const fetchCode = async () => {
    const code = await load();
    isHere = true;
    return code;
  };
  const linkOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLAnchorElement>(links) : null;
  const preload = (event: Event) => {
    // A failure is told at the click, which follows the link then.
    if (linkOf(event) && isWelcome()) fetchCode().catch(() => undefined);
  };
  const answer = async (event: Event, link: HTMLAnchorElement) => {
    event.preventDefault();
    if (link.ariaBusy) return;
    link.ariaBusy = "true";
    const code = await Promise.race([fetchCode().catch(() => undefined), giveUp()]);
    link.ariaBusy = null;
    if (code) act(code, link);
    else window.location.assign(link.href);
  };
  const click = (event: MouseEvent) => {
    const link = linkOf(event);
    if (link && !event.defaultPrevented && isPlain(event) && isWelcome()) void answer(event, link);
  };
  const press = (event: KeyboardEvent) => {
    const link = linkOf(event);
    if (event.key === " " && link?.role) void answer(event, link);
  };

  for (const type of NEAR) document.addEventListener(type, preload, { signal, passive: true });
  document.addEventListener("click", click, { signal });
  document.addEventListener("keydown", press, { signal });
}

function giveUp(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
}

function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
