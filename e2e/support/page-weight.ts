import type { Browser } from "@playwright/test";

export type PageWeight = {
  /** Bytes of scripts on the wire. */
  scripts: number;
  /** Bytes of HTML and style sheets on the wire. */
  markup: number;
  /** What is fetched until the page has loaded: all that its first view is made of. */
  firstView: { requests: number; bytes: number };
  fonts: { files: number; bytes: number };
  /** Bytes of film, at any time. */
  films: number;
  layoutShift: number;
};

type Transfer = { type: string; bytes: number; isFirstView: boolean };

const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** Opens a page on a phone with an empty cache, scrolls through it, and says what it weighed on the wire. */
export async function weighPage(browser: Browser, address: string): Promise<PageWeight> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.addInitScript(() => {
    const shift = { sum: 0 };
    Object.assign(window, { shift });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) shift.sum += value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

  const transfers = new Map<string, Transfer>();
  let isFirstView = true;
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  devtools.on("Network.requestWillBeSent", ({ requestId, type }) => {
    transfers.set(requestId, { type: type ?? "Other", bytes: 0, isFirstView });
  });
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength;
  });

  await page.goto(address, { waitUntil: "load" });
  isFirstView = false;
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(3_200);
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 600) {
      window.scrollTo({ top, behavior: "instant" });
      await new Promise((done) => setTimeout(done, 30));
    }
  });
  const layoutShift = await page.evaluate(
    () => (window as unknown as { shift: { sum: number } }).shift.sum,
  );
  await context.close();

  const all = [...transfers.values()];
  const bytesOf = (...types: string[]) =>
    all.filter(({ type }) => types.includes(type)).reduce((sum, { bytes }) => sum + bytes, 0);
  const first = all.filter((transfer) => transfer.isFirstView);
  return {
    scripts: bytesOf("Script"),
    markup: bytesOf("Document", "Stylesheet"),
    firstView: { requests: first.length, bytes: first.reduce((sum, { bytes }) => sum + bytes, 0) },
    fonts: { files: all.filter(({ type }) => type === "Font").length, bytes: bytesOf("Font") },
    films: bytesOf("Media"),
    layoutShift,
  };
}
