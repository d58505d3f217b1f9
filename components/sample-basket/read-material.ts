import { createElement } from "./create-element.ts";

export type Material = NonNullable<ReturnType<typeof materialOf>>;

/** Reads a material from the page, so that the lightbox needs no records. Undefined if the page has none by that name. */
export function materialOf(slug: string) {
  const place = document.getElementById(slug);
  const link = place?.querySelector<HTMLAnchorElement>(':scope > a[href^="/images/"]');
  const line = document.querySelector(`tr:has(a[href="#${CSS.escape(slug)}"])`);
  if (!place || !link || !line) return undefined;
  const image = link.querySelector("img");
  const [, ...columns] = line.closest("table")?.querySelectorAll("thead th") ?? [];
  return {
    slug,
    name: textOf(place.querySelector("h3")),
    botanical: textOf(line.querySelector("i")),
    alt: image?.alt ?? "",
    image: link.href,
    /** The image that the page already shows. */
    shown: image?.currentSrc ?? "",
    facts: columns.map((column, index) => {
      const [value, metric] = line.querySelectorAll("td")[index]?.children ?? [];
      return {
        label: column.firstChild?.textContent?.trim() ?? "",
        standard: textOf(column.querySelector("span")),
        value: textOf(value),
        metric: textOf(metric),
      };
    }),
  };
}

/** The slugs of the same table, in order. */
export function slugsBeside(slug: string): string[] {
  const table = document.querySelector(`a[href="#${CSS.escape(slug)}"]`)?.closest("table");
  return [...(table?.querySelectorAll<HTMLAnchorElement>("tbody th a") ?? [])].map(({ hash }) =>
    hash.slice(1),
  );
}

/** The large image, as AVIF (stored beside the WebP) if supported. */
export function largeImageOf(address: string, alt: string): HTMLPictureElement {
  return createElement("picture", {}, [
    createElement("source", { type: "image/avif", srcset: address.replace(".webp?", ".avif?") }),
    createElement("img", { src: address, alt, draggable: false }),
  ]);
}

function textOf(element: Element | null | undefined): string {
  return element?.textContent.trim() ?? "";
}
