import { quoteAddress } from "#lib/quote-requests/form-prefill.ts";
import { isCornerSection } from "#content/sample-options.ts";
import { createButton, createElement } from "./create-element.ts";
import { largeImageOf, materialOf, slugsBeside, type Material } from "./read-material.ts";
import { isInBasket, moveStatus, toggleSample } from "./basket.ts";
import { onBasketChange } from "./basket-storage.ts";
import { addressOf, parseAddress, type LightboxAddress } from "./lightbox-address.ts";
import { makeZoomable } from "./zoom.ts";
import { SAMPLES } from "#content/switches.ts";
import { languages } from "#content/languages/languages.ts";
import { t } from "#lib/languages/words.ts";
import { basketWords } from "./basket-words.ts";

/** History state of an entry that the lightbox added: Back closes it. */
type Entry = { isLightbox?: boolean } | null;

let dialog: HTMLDialogElement | undefined;
let listening = new AbortController();

/** Opens a link's image; for a table's link, its first two side by side. */
export function openLightbox(link: HTMLAnchorElement): void {
  const slug = link.closest("li")?.id;
  const compared = document.querySelectorAll<HTMLAnchorElement>(`table${link.hash} tbody th a`);
  const [first, second] = slug ? [slug] : [...compared].map(({ hash }) => hash.slice(1));
  if (!first) return;
  const slugs: LightboxAddress = second ? [first, second] : [first];
  window.history.pushState({ isLightbox: true } satisfies Entry, "", addressOf(slugs));
  followAddress();
}

export function followAddress(): void {
  const slugs = parseAddress(window.location.hash, (slug) => materialOf(slug) !== undefined);
  if (slugs) return show(slugs);
  dialog?.close();
}

function show(slugs: LightboxAddress): void {
  dialog ??= createDialog();
  listening.abort();
  listening = new AbortController();
  const materials = slugs.flatMap((slug) => materialOf(slug) ?? []);
  const title = new Intl.ListFormat(languages[basketWords.language].locale).format(
    materials.map(({ name }) => name),
  );
  dialog.ariaLabel = title;
  dialog.replaceChildren(
    createElement("header", {}, [
      createElement("h2", {}, [title]),
      ...(slugs.length === 1 ? compareButton(slugs[0]) : []),
      createButton({}, leave, [t(basketWords, "Close")]),
    ]),
    createElement(
      "div",
      {},
      materials.map((material, index) => paneOf(material, slugs, index)),
    ),
  );
  if (!dialog.open) dialog.showModal();
  // The modal dialog makes the live region outside it inert.
  if (SAMPLES) moveStatus(dialog);
}

function createDialog(): HTMLDialogElement {
  const element = createElement("dialog", { className: "lightbox" });
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

/** Closes the lightbox, with Back if it added a history entry; `then` runs afterwards. */
function leave(): void {
  if ((window.history.state as Entry)?.isLightbox) return window.history.back();
  window.history.replaceState(null, "", window.location.pathname + window.location.search);
  followAddress();
}

/** The quote dialog belongs to the page, so close this one first. */
function openQuote(slug: string): void {
  const link = document.querySelector<HTMLAnchorElement>(`main a[href$="${quoteAddress(slug)}"]`);
  dialog?.addEventListener("close", () => setTimeout(() => link?.click()), { once: true });
  leave();
}

function change(slugs: LightboxAddress): void {
  window.history.replaceState(window.history.state, "", addressOf(slugs));
  followAddress();
}

function compareButton(slug: string): HTMLElement[] {
  const isComparable = document.querySelector(`table[id]:has(a[href="#${slug}"])`);
  const other = slugsBeside(slug).find((candidate) => candidate !== slug);
  if (!isComparable || !other) return [];
  return [createButton({}, () => change([slug, other]), [t(basketWords, "Compare")])];
}

function paneOf(material: Material, slugs: LightboxAddress, index: number): HTMLElement {
  const { slug, name, botanical, alt, image, shown, facts } = material;
  const large = largeImageOf(image, alt);
  const ariaLabel = t(basketWords, "{name}, from near by", { name });
  const frame = createElement(
    "div",
    { className: "frame", tabIndex: 0, role: "group", ariaLabel },
    [large],
  );
  if (shown) frame.style.backgroundImage = `url("${shown}")`;
  const zoom = makeZoomable(frame, large);
  const nearer = { ariaLabel: t(basketWords, "Nearer: {name}", { name }) };
  const farther = { ariaLabel: t(basketWords, "Farther: {name}", { name }) };
  return createElement("figure", {}, [
    createElement("div", { className: "look" }, [
      frame,
      createElement("div", { className: "zoom" }, [
        createButton(farther, zoom.farther, ["−"]),
        createButton(nearer, zoom.nearer, ["+"]),
      ]),
    ]),
    createElement("figcaption", {}, [
      ...(slugs.length === 2 ? [chooserOf(slug, slugs, index)] : []),
      ...(botanical ? [createElement("i", {}, [botanical])] : []),
      createElement(
        "dl",
        {},
        facts.map(({ label, standard, value, metric }) =>
          createElement("div", {}, [
            createElement("dt", {}, [label, " ", createElement("span", {}, [standard])]),
            createElement("dd", {}, [value, " ", createElement("span", {}, [metric])]),
          ]),
        ),
      ),
      createElement("p", { className: "asks" }, [
        ...(SAMPLES ? [sampleButton(material)] : []),
        quoteButton(material),
      ]),
    ]),
  ]);
}

/** Chooses the material of a pane; choosing the other pane's swaps them. */
function chooserOf(slug: string, slugs: LightboxAddress, index: number): HTMLElement {
  const chooser = createElement(
    "select",
    { ariaLabel: index === 0 ? t(basketWords, "First") : t(basketWords, "Second") },
    slugsBeside(slug).map((value) =>
      createElement("option", { value, selected: value === slug }, [materialOf(value)?.name ?? ""]),
    ),
  );
  chooser.addEventListener("change", () => {
    const [first, second = ""] = slugs;
    const [kept, left] = index === 0 ? [second, first] : [first, second];
    const other = chooser.value === kept ? left : kept;
    change(index === 0 ? [chooser.value, other] : [other, chooser.value]);
    dialog?.querySelectorAll("select")[index]?.focus();
  });
  return chooser;
}

function sampleButton({ slug, name }: Material): HTMLElement {
  const [text, ariaLabel] = isCornerSection(slug)
    ? [
        t(basketWords, "Ask for a corner section"),
        t(basketWords, "Ask for a corner section: {name}", { name }),
      ]
    : [t(basketWords, "Ask for a sample"), t(basketWords, "Ask for a sample: {name}", { name })];
  const button = createButton({ ariaLabel }, () => toggleSample(slug), [text]);
  const update = () => (button.ariaPressed = String(isInBasket(slug)));
  update();
  onBasketChange(update, listening.signal);
  return button;
}

function quoteButton({ slug, name }: Material): HTMLElement {
  const ariaLabel = t(basketWords, "Ask for a quote: {name}", { name });
  return createButton({ ariaLabel }, () => openQuote(slug), [t(basketWords, "Ask for a quote")]);
}
