import { quoteRequestOrigins } from "#content/site/quote-request-origins.ts";
import { requestSamplesPathWith } from "#content/request-quote-path.ts";
import {
  isCornerSection,
  knownSamples,
  SAMPLES_IN_A_BOX,
  type ChosenSample,
} from "#content/sample-options.ts";
import { swatchBackground } from "#lib/samples/swatches.ts";
import { typeset } from "#lib/styles/typography.ts";
import { createButton, createElement } from "./create-element.ts";
import { onBasketChange, readBasket, writeBasket } from "./basket-storage.ts";
import { hrefIn, t, translateText } from "#lib/languages/words.ts";
import { basketWords } from "./basket-words.ts";

/** Adds or removes a sample and announces it. */
export function toggleSample(slug: string): void {
  const [sample] = knownSamples([slug]);
  const chosen = chosenSamples();
  if (!sample) return;
  const rest = chosen.filter((other) => other.slug !== slug);
  const isAdded = rest.length === chosen.length;
  if (isAdded && chosen.length === SAMPLES_IN_A_BOX) {
    const message = `${full()} ${t(basketWords, "Remove one to add {name}.", { name: translateText(sample.name, basketWords) })}`;
    basket?.open(message);
    return announce(message);
  }
  const samples = isAdded ? [...rest, sample] : rest;
  // If storage is full or blocked, open the form with this sample.
  if (!writeBasket(samples.map((one) => one.slug)))
    return window.location.assign(hrefIn(basketWords, requestSamplesPathWith(slug)));
  const name = translateText(sample.name, basketWords);
  const count =
    samples.length > 0
      ? t(basketWords, "{count} in your tray", { count: samples.length })
      : t(basketWords, "your tray is empty");
  announce(
    isAdded
      ? t(basketWords, "{name} sample added, {count}", { name, count })
      : t(basketWords, "{name} sample removed, {count}", { name, count }),
  );
}

/** A live region must exist before its text changes. */
const ANNOUNCE_DELAY_MS = 100;
const full = () => t(basketWords, "A box holds {count} samples.", { count: SAMPLES_IN_A_BOX });

let basket: ReturnType<typeof createBasket> | undefined;
let status: HTMLElement | undefined;

/** Shows the sample basket while it is not empty. */
export function showBasket(signal: AbortSignal): void {
  if (basket) return;
  status = document.body.appendChild(
    createElement("p", { role: "status", className: "basket-status" }),
  );
  basket = createBasket();
  document.body.append(basket.element);
  basket.update();
  onBasketChange(basket.update, signal);
  window.addEventListener("pageshow", basket.update, { signal });
}

/** Clears the live region first, so that a repeated message is announced again. */
function announce(message: string): void {
  if (status) status.textContent = "";
  setTimeout(() => status && (status.textContent = message), ANNOUNCE_DELAY_MS);
}

/** Moves the live region into a dialog: everything outside is inert. */
export function moveStatus(place: HTMLElement): void {
  if (status) place.append(status);
}

export function isInBasket(slug: string): boolean {
  return chosenSamples().some((sample) => sample.slug === slug);
}

function chosenSamples(): ChosenSample[] {
  return knownSamples(readBasket() ?? []);
}

/** Removed samples stay in the open list to be put back. */
function createBasket() {
  const count = createElement("b", {});
  const ask = createElement("a", {}, [t(basketWords, "Ask for them")]);
  const list = createElement("ul", { id: "basket" });
  const note = createElement("p", {});
  const panel = createElement("div", { hidden: true }, [note, list]);
  const toggle = createButton({ ariaExpanded: "false" }, () => setOpen(panel.hidden === true), [
    `${t(basketWords, "Your samples")} `,
    count,
  ]);
  toggle.setAttribute("aria-controls", list.id);
  const element = createElement(
    "section",
    { className: "basket", ariaLabel: t(basketWords, "Your samples"), hidden: true },
    [
      panel,
      createElement("div", {}, [
        toggle,
        createElement("p", {}, [
          typeset(t(basketWords, "They leave in {sampleDays} business days.")),
        ]),
        ask,
      ]),
    ],
  );
  const rows = new Map<string, { element: HTMLElement; button: HTMLButtonElement }>();

  const addRow = (sample: ChosenSample) => {
    if (rows.has(sample.slug)) return;
    const button = createButton({}, () => toggleSample(sample.slug));
    const { name } = quoteRequestOrigins[sample.product];
    const swatch = createElement("i", { ariaHidden: "true" });
    swatch.style.background = swatchBackground(sample, imagesVersion(), "small");
    const kind = isCornerSection(sample.slug)
      ? t(basketWords, "Corner section")
      : translateText(name, basketWords);
    const href = hrefIn(basketWords, `/products/${sample.product}#${sample.slug}`);
    const row = createElement("li", {}, [
      swatch,
      createElement("a", { href }, [translateText(sample.name, basketWords)]),
      createElement("span", {}, [kind]),
      button,
    ]);
    rows.set(sample.slug, { element: row, button });
    list.append(row);
  };
  const update = () => {
    const chosen = chosenSamples();
    for (const sample of chosen) addRow(sample);
    for (const [slug, { element: row, button }] of rows) {
      const isChosen = chosen.some((sample) => sample.slug === slug);
      if (!isChosen && panel.hidden) {
        row.remove();
        rows.delete(slug);
        continue;
      }
      row.toggleAttribute("data-removed", !isChosen);
      button.textContent = isChosen ? t(basketWords, "Remove") : t(basketWords, "Put back");
      button.ariaLabel = `${button.textContent} ${row.querySelector("a")?.textContent}`;
    }
    const leaves = typeset(t(basketWords, "It leaves in {sampleDays} business days."));
    note.replaceChildren(
      `${full()} `,
      createElement("span", { className: "whitespace-nowrap" }, [leaves]),
    );
    count.textContent = String(chosen.length);
    ask.href = hrefIn(basketWords, requestSamplesPathWith(...chosen.map(({ slug }) => slug)));
    element.hidden = chosen.length === 0 && (panel.hidden || !isInUse(element));
  };
  const setOpen = (isOpen: boolean) => {
    panel.hidden = !isOpen;
    toggle.ariaExpanded = String(isOpen);
    update();
  };
  element.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || panel.hidden) return;
    toggle.focus();
    setOpen(false);
  });
  element.addEventListener("focusout", ({ relatedTarget }) => {
    // An emptied sample basket closes when the focus leaves it.
    if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) update();
  });
  const open = (message: string) => {
    setOpen(true);
    note.textContent = message;
  };
  return { element, update, open };
}

/** The version in the addresses of the site's images, of which every page shows some in its menu. */
function imagesVersion(): string {
  const shown = document.querySelector<HTMLImageElement>('img[src*="/images/"]');
  return shown ? (new URL(shown.src).searchParams.get("v") ?? "") : "";
}

/** Whether the visitor may still put a sample back. */
function isInUse(element: HTMLElement): boolean {
  return element.contains(document.activeElement) || element.matches(":hover");
}
