import type { Browser, Page } from "@playwright/test";
import { observeLayoutShift } from "./layout-shift.ts";
import { waitUntilLaidOut } from "./laid-out.ts";

export type PageWeight = {
  /** Bytes on the wire. */
  scripts: number;
  /** HTML and style sheets, in bytes on the wire. */
  markup: number;
  firstView: { requests: number; bytes: number };
  /** Before the load event: the first view and prefetched images. */
  early: { requests: number; bytes: number };
  fonts: { files: number; bytes: number };
  /** Bytes before the load event. */
  films: number;
  layoutShift: number;
};

type Transfer = { type: string; url: string; bytes: number; isEarly: boolean };

export const PHONE = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
};

/** Opens a page on a phone with an empty cache, scrolls through it, and returns its weight on the wire. */
export async function weighPage(
  browser: Browser,
  address: string,
  deviceScaleFactor = 1,
): Promise<PageWeight> {
  const context = await browser.newContext({ ...PHONE, deviceScaleFactor });
  const page = await context.newPage();
  const readWeight = await watchTransfers(page);
  await page.goto(address, { waitUntil: "load" });
  await page.waitForLoadState("networkidle");
  await waitUntilLaidOut(page);
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 600) {
      window.scrollTo({ top, behavior: "instant" });
      await new Promise((done) => setTimeout(done, 30));
    }
  });
  const weight = await readWeight();
  await context.close();
  return weight;
}

/** Watches the network and layout shifts from the next navigation on. */
export async function watchTransfers(page: Page): Promise<() => Promise<PageWeight>> {
  const readLayoutShift = await observeLayoutShift(page);
  const transfers = new Map<string, Transfer>();
  let isEarly = true;
  page.once("load", () => {
    isEarly = false;
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  devtools.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
    transfers.set(requestId, { type: type ?? "Other", url: request.url, bytes: 0, isEarly });
  });
  // Bodies on the wire, without headers.
  devtools.on("Network.responseReceived", ({ requestId, response }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes -= response.encodedDataLength;
  });
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes += encodedDataLength;
  });
  return async () =>
    weigh([...transfers.values()], await firstImages(page), await readLayoutShift());
}

/** Files of the images of the first view, wherever the page is scrolled to. */
function firstImages(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top + window.scrollY < window.innerHeight)
      .map((image) => image.currentSrc),
  );
}

function weigh(
  all: readonly Transfer[],
  shown: readonly string[],
  layoutShift: number,
): PageWeight {
  const bytesOf = (...types: string[]) =>
    all
      .filter(({ type }) => types.includes(type))
      .reduce((bytes, transfer) => bytes + transfer.bytes, 0);
  const early = all.filter((transfer) => transfer.isEarly);
  // Lazy images of the first view may start after the load event, and the browser prefetches images below it.
  const first = all.filter(({ type, url, isEarly: isBeforeLoad }) =>
    type === "Image" ? shown.includes(url) : isBeforeLoad,
  );
  return {
    scripts: bytesOf("Script"),
    markup: bytesOf("Document", "Stylesheet"),
    firstView: sumOf(first),
    early: sumOf(early),
    fonts: { files: all.filter(({ type }) => type === "Font").length, bytes: bytesOf("Font") },
    films: sumOf(early.filter(({ type }) => type === "Media")).bytes,
    layoutShift,
  };
}

function sumOf(transfers: readonly Transfer[]): { requests: number; bytes: number } {
  return {
    requests: transfers.length,
    bytes: transfers.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}
