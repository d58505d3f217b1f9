import { make } from "./create-elements.ts";
import { largeImageOf } from "./read-material.ts";

/** Avoids loading large files for a pointer that only passes over. */
const DWELL_MS = 150;
/** The least magnification that justifies loading the large file. */
const LEAST_GAIN = 1.5;

let lens: HTMLElement | undefined;

export function showLoupe(signal: AbortSignal): void {
  if (lens) return;
  const glass = make("div", { className: "loupe", hidden: true, ariaHidden: "true" });
  lens = document.body.appendChild(glass);
  let under: HTMLAnchorElement | null = null;
  let dwelling: number | undefined;

  const leave = () => {
    clearTimeout(dwelling);
    under = null;
    glass.hidden = true;
  };
  const enter = (link: HTMLAnchorElement) => {
    leave();
    under = link;
    dwelling = window.setTimeout(() => {
      if (gainOf(link) >= LEAST_GAIN) glass.replaceChildren(largeImageOf(link.href, ""));
      else glass.replaceChildren();
    }, DWELL_MS);
  };
  const move = (event: PointerEvent) => {
    const link =
      event.pointerType === "mouse" && event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>('main li > a[href^="/images/"]')
        : null;
    if (!link) return leave();
    if (link !== under) {
      glass.replaceChildren();
      enter(link);
    }
    const large = glass.querySelector("img");
    glass.hidden = !large?.naturalWidth;
    if (large?.naturalWidth) place(glass, large, link, event);
  };
  document.addEventListener("pointermove", move, { signal, passive: true });
  for (const type of ["scroll", "pointerdown", "keydown", "pointerleave"] as const)
    document.addEventListener(type, leave, { signal, passive: true });
}

/** Pixels of the large file per displayed pixel. */
function gainOf(link: HTMLAnchorElement): number {
  const [, width = "0"] = /-(\d+)\.webp/.exec(link.href) ?? [];
  return Number(width) / devicePixelRatio / (coverOf(link)?.width ?? Infinity);
}

/** Places the glass at the mouse and shows the file at one pixel per screen pixel. */
function place(
  glass: HTMLElement,
  large: HTMLImageElement,
  link: HTMLAnchorElement,
  { clientX, clientY }: PointerEvent,
): void {
  const cover = coverOf(link);
  if (!cover) return;
  const width = large.naturalWidth / devicePixelRatio;
  const scale = width / cover.width;
  const radius = glass.offsetWidth / 2;
  large.style.width = `${width}px`;
  large.style.translate = `${radius - (clientX - cover.left) * scale}px ${radius - (clientY - cover.top) * scale}px`;
  glass.style.translate = `${clientX - radius}px ${clientY - radius}px`;
}

/** The box of the whole image, of which `object-fit: cover` shows a part. */
function coverOf(link: HTMLAnchorElement) {
  const shown = link.querySelector("img");
  if (!shown) return undefined;
  const { left, top, width, height } = shown.getBoundingClientRect();
  const aspect = Number(shown.getAttribute("width")) / Number(shown.getAttribute("height"));
  const whole = Math.max(width, height * aspect);
  return {
    width: whole,
    left: left - (whole - width) / 2,
    top: top - (whole / aspect - height) / 2,
  };
}
