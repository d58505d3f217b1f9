import type { Page } from "@playwright/test";

/** Layout rounding. */
const ROUNDING = 1;

export type ShownImage = {
  source: string;
  isLoaded: boolean;
  isSized: boolean;
  box: { width: number; height: number };
  file: { width: number; height: number };
};

/** Scrolls to every image, waits for its file, and returns the image and box sizes. */
export async function shownImages(page: Page): Promise<ShownImage[]> {
  return page.evaluate(async () => {
    // In some browsers, content of closed menus has boxes.
    const images = [...document.images].filter((image) => image.checkVisibility());
    const shown = [];
    for (const image of images) {
      image.scrollIntoView({ block: "center", behavior: "instant" });
      // One by one, since lazy images load when they come near.
      await image.decode().catch(() => undefined);
      const { width, height } = image.getBoundingClientRect();
      const isCut = getComputedStyle(image).objectFit === "cover";
      // `naturalWidth` is scaled by `sizes`; the file name has the real width.
      const fileWidth = Number(/-(\d+)\.(?:avif|webp)/.exec(image.currentSrc)?.[1] ?? Number.NaN);
      const aspect = image.naturalWidth / image.naturalHeight;
      shown.push({
        source: image.currentSrc,
        isLoaded: image.complete && image.naturalWidth > 0,
        isSized: image.hasAttribute("width") && image.hasAttribute("height"),
        // The layout size of the whole file, cropped margins included.
        box: isCut
          ? { width: Math.max(width, height * aspect), height: Math.max(height, width / aspect) }
          : { width, height },
        file: { width: fileWidth, height: fileWidth / aspect },
      });
    }
    return shown;
  });
}

/** Broken, unsized, repeated, and files too small or too large for their boxes at a density of 1. */
export function imageFaults(images: readonly ShownImage[]): string[] {
  const names = images.map(({ source }) => source.replace(/-\d+\.(?:avif|webp).*/, ""));
  return images.flatMap((image, index) => {
    const { source, box, file, isLoaded, isSized } = image;
    const pixels = file.width * file.height;
    const faults = {
      broken: !isLoaded,
      "without width and height": !isSized,
      "shown twice": names.indexOf(names[index] ?? "") !== index,
      "smaller than its box":
        file.width + ROUNDING < box.width || file.height + ROUNDING < box.height,
      "more than twice the box's pixels":
        pixels > 2 * (box.width + ROUNDING) * (box.height + ROUNDING),
    };
    return Object.entries(faults).flatMap(([fault, isFound]) =>
      isFound ? [`${source} in ${Math.round(box.width)} px: ${fault}`] : [],
    );
  });
}
