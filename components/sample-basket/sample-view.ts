import { quoteAddress } from "#lib/quote-requests/form-prefill.ts";
import { isCornerSection } from "#content/sample-options.ts";
import { make } from "./create-elements.ts";
import { largeImageOf, materialOf, slugsBeside, type Material } from "./read-material.ts";
import { isInBasket, moveStatus, toggleSample } from "./basket.ts";
import { onBasketChange } from "./basket-storage.ts";
import { addressOf, viewOf, type View } from "./view-address.ts";
import { makeZoomable } from "./zoom.ts";
import { SAMPLES } from "#content/switches.ts";
import { languages } from "#content/languages/languages.ts";
import { t } from "#lib/languages/words.ts";
import { words } from "./tray-words.ts";

/** History state of an entry that a view added: Back closes it. */
type Entry = { isView?: boolean } | null;

let dialog: HTMLDialogElement | undefined;
let listening = new AbortController();

/** Opens a link's image; for a table's link, its first two side by side. */
export function openView(link: HTMLAnchorElement): void {
  const slug = link.closest("li")?.id;
  const [first, second] = slug ? [slug] : slugsIn(link.hash);
  if (!first) return;
  const view: View = second ? [first, second] : [first];
  window.history.pushState({ isView: true } satisfies Entry, "", addressOf(view));
  followAddress();
}

export function followAddress(): void {
  const view = viewOf(window.location.hash, (slug) => materialOf(slug) !== undefined);
  if (view) return show(view);
  dialog?.close();
}

function slugsIn(anchor: string): string[] {
  const first = document.querySelector<HTMLAnchorElement>(`table${anchor} tbody th a`);
  return first ? slugsBeside(first.hash.slice(1)) : [];
}

function show(view: View): void {
  dialog ??= createDialog();
  listening.abort();
  listening = new AbortController();
  const materials = view.flatMap((slug) => materialOf(slug) ?? []);
  const title = new Intl.ListFormat(languages[words.language].locale).format(
    materials.map(({ name }) => name),
  );
  const close = make("button", { type: "button" }, [t(words, "Close")]);
  close.addEventListener("click", leave);
  dialog.ariaLabel = title;
  dialog.replaceChildren(
    make("header", {}, [
      make("h2", {}, [title]),
      ...(view.length === 1 ? compareButton(view[0]) : []),
      close,
    ]),
    make(
      "div",
      {},
      materials.map((material, index) => paneOf(material, view, index)),
    ),
  );
  if (!dialog.open) dialog.showModal();
  // The modal dialog makes the live region outside it inert.
  if (SAMPLES) moveStatus(dialog);
}

function createDialog(): HTMLDialogElement {
  const element = make("dialog", { className: "material-view" });
  element.addEventListener("cancel", (event) => {
    event.preventDefault();
    leave();
  });
  element.addEventListener("close", () => {
    listening.abort();
    if (SAMPLES) moveStatus(document.body);
    element.replaceChildren();
  });
  window.addEventListener("popstate", followAddress);
  return document.body.appendChild(element);
}

/** Closes the view, with Back if it added a history entry; `then` runs afterwards. */
function leave(): void {
  if ((window.history.state as Entry)?.isView) return window.history.back();
  window.history.replaceState(null, "", window.location.pathname + window.location.search);
  followAddress();
}

/** The quote dialog belongs to the page, so close this one first. */
function leaveForQuote(slug: string): void {
  const link = document.querySelector<HTMLAnchorElement>(`main a[href$="${quoteAddress(slug)}"]`);
  dialog?.addEventListener("close", () => setTimeout(() => link?.click()), { once: true });
  leave();
}

function change(view: View): void {
  window.history.replaceState(window.history.state, "", addressOf(view));
  followAddress();
}

function compareButton(slug: string): HTMLElement[] {
  const isComparable = document.querySelector(`table[id]:has(a[href="#${slug}"])`);
  const other = slugsBeside(slug).find((candidate) => candidate !== slug);
  if (!isComparable || !other) return [];
  const button = make("button", { type: "button" }, [t(words, "Compare")]);
  button.addEventListener("click", () => change([slug, other]));
  return [button];
}

function paneOf(material: Material, view: View, index: number): HTMLElement {
  const { slug, name, botanical, alt, image, shown, facts } = material;
  const large = largeImageOf(image, alt);
  const frame = make(
    "div",
    {
      className: "frame",
      tabIndex: 0,
      role: "group",
      ariaLabel: t(words, "{name}, from near by", { name }),
    },
    [large],
  );
  if (shown) frame.style.backgroundImage = `url("${shown}")`;
  const zoom = makeZoomable(frame, large);
  const nearer = make(
    "button",
    { type: "button", ariaLabel: t(words, "Nearer: {name}", { name }) },
    ["+"],
  );
  const farther = make(
    "button",
    { type: "button", ariaLabel: t(words, "Farther: {name}", { name }) },
    ["−"],
  );
  nearer.addEventListener("click", zoom.nearer);
  farther.addEventListener("click", zoom.farther);
  return make("figure", {}, [
    make("div", { className: "look" }, [
      frame,
      make("div", { className: "zoom" }, [farther, nearer]),
    ]),
    make("figcaption", {}, [
      ...(view.length === 2 ? [chooserOf(slug, view, index)] : []),
      ...(botanical ? [make("i", {}, [botanical])] : []),
      make(
        "dl",
        {},
        facts.map(({ label, standard, value, metric }) =>
          make("div", {}, [
            make("dt", {}, [label, " ", make("span", {}, [standard])]),
            make("dd", {}, [value, " ", make("span", {}, [metric])]),
          ]),
        ),
      ),
      make("p", { className: "asks" }, [
        ...(SAMPLES ? [sampleButton(material)] : []),
        quoteButton(material),
      ]),
    ]),
  ]);
}

/** Chooses the material of a pane; choosing the other pane's swaps them. */
function chooserOf(slug: string, view: View, index: number): HTMLElement {
  const chooser = make(
    "select",
    { ariaLabel: index === 0 ? t(words, "First") : t(words, "Second") },
    slugsBeside(slug).map((value) =>
      make("option", { value, selected: value === slug }, [materialOf(value)?.name ?? ""]),
    ),
  );
  chooser.addEventListener("change", () => {
    const [first, second = ""] = view;
    const [kept, left] = index === 0 ? [second, first] : [first, second];
    const other = chooser.value === kept ? left : kept;
    change(index === 0 ? [chooser.value, other] : [other, chooser.value]);
    dialog?.querySelectorAll("select")[index]?.focus();
  });
  return chooser;
}

function sampleButton({ slug, name }: Material): HTMLElement {
  const [text, ariaLabel] = isCornerSection(slug)
    ? [t(words, "Ask for a corner section"), t(words, "Ask for a corner section: {name}", { name })]
    : [t(words, "Ask for a sample"), t(words, "Ask for a sample: {name}", { name })];
  const button = make("button", { type: "button", ariaLabel }, [text]);
  const update = () => (button.ariaPressed = String(isInBasket(slug)));
  update();
  onBasketChange(update, listening.signal);
  button.addEventListener("click", () => toggleSample(slug));
  return button;
}

function quoteButton({ slug, name }: Material): HTMLElement {
  const button = make(
    "button",
    { type: "button", ariaLabel: t(words, "Ask for a quote: {name}", { name }) },
    [t(words, "Ask for a quote")],
  );
  button.addEventListener("click", () => leaveForQuote(slug));
  return button;
}
