import { setTimeout } from "node:timers/promises";
import type { Browser, BrowserContextOptions, Page, Response } from "@playwright/test";
import { home } from "#content/pages/home.ts";
import { products } from "#content/products/product-list.ts";
import {
  shownImages,
  type ShownImage,
  waitUntilLaidOut,
  observeLayoutShift,
} from "./page-checks.ts";
import { someAddress } from "./fixtures.ts";

export type PageVisit = {
  /** Still open, at its top; close its context. */
  page: Page;
  response: Response | null;
  /** Grows while the page is open. */
  errors: string[];
  foreignRequests: string[];
  scripts: string[];
  weight: PageWeight;
  largestPaintBytes: number;
  images: ShownImage[];
};

/** After the first paint: without it, a fast machine paints the text with its fonts at once. */
const FONT_DELAY_MS = 400;

/** Opens a page with an empty cache and scrolls to each image. `hasLateFonts` brings the fonts after readers saw text without them. */
export async function visitPage(
  browser: Browser,
  url: string,
  { hasLateFonts, ...options }: BrowserContextOptions & { hasLateFonts?: boolean },
): Promise<PageVisit> {
  const context = await browser.newContext({
    ...options,
    extraHTTPHeaders: { "x-forwarded-for": someAddress() },
  });
  const page = await context.newPage();
  const errors = await watchErrors(page);
  const readWeight = await watchTransfers(page);
  const requests: { url: string; type: string }[] = [];
  page.on("request", (request) =>
    requests.push({ url: request.url(), type: request.resourceType() }),
  );
  if (hasLateFonts) {
    const { promise: painted, resolve } = Promise.withResolvers<void>();
    await page.exposeFunction("reportPaint", resolve);
    await page.addInitScript(() => {
      const { reportPaint } = window as unknown as { reportPaint: () => void };
      new PerformanceObserver(reportPaint).observe({ type: "paint", buffered: true });
    });
    await page.route("**/*.woff2", async (route) => {
      await painted;
      await setTimeout(FONT_DELAY_MS);
      await route.continue();
    });
  }

  const response = await page.goto(url, { waitUntil: "load" });
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  await waitUntilLaidOut(page);
  const largestPaintBytes = await readLargestPaintBytes(page);
  const images = await shownImages(page);
  const weight = await readWeight();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  const { origin } = new URL(url);
  return {
    page,
    response,
    errors,
    foreignRequests: requests.map((sent) => sent.url).filter((sent) => !sent.startsWith(origin)),
    scripts: requests.filter(({ type }) => type === "script").map((sent) => sent.url),
    weight,
    largestPaintBytes,
    images,
  };
}

/** Collects console messages, exceptions and policy violations from the next navigation on. */
async function watchErrors(page: Page): Promise<string[]> {
  const errors: string[] = [];
  await page.exposeFunction("reportViolation", (violation: string) => errors.push(violation));
  await page.addInitScript(() => {
    const { reportViolation } = window as unknown as { reportViolation: (text: string) => void };
    document.addEventListener("securitypolicyviolation", (event) =>
      reportViolation(`${event.violatedDirective}: ${event.blockedURI} ${event.sourceFile}`),
    );
  });
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(error.message));
  return errors;
}

/** Zero if the largest paint is text. */
async function readLargestPaintBytes(page: Page): Promise<number> {
  const address = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new PerformanceObserver((list) => {
          // A film's first frame is a paint too, and comes after the page's own.
          const last = list
            .getEntries()
            .findLast(
              (entry) => !("element" in entry && entry.element instanceof HTMLVideoElement),
            );
          resolve(last && "url" in last ? String(last.url) : "");
        }).observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );
  if (!address) return 0;
  const response = await page.request.get(address);
  return (await response.body()).byteLength;
}

/** Words that visitors see on the page, closed menus included, but that its HTML, as crawlers read it, lacks. */
export async function wordsMissingInHtml(page: Page): Promise<string[]> {
  const html = await (await page.request.get(page.url())).text();
  return page.evaluate((markup) => {
    const asRead = new DOMParser().parseFromString(markup, "text/html");
    const [read = [], shown = []] = [asRead, document].map((whole) => {
      const body = whole.body.cloneNode(true) as HTMLElement;
      for (const element of body.querySelectorAll("script, style, noscript, template"))
        element.remove();
      return body.textContent.match(/[\p{L}\p{N}]+/gu) ?? [];
    });
    const known = new Set(read);
    return shown.filter((word) => !known.has(word));
  }, html);
}

export type PageWeight = {
  /** Bytes on the wire. */
  scripts: number;
  /** HTML and style sheets, in bytes on the wire. */
  markup: number;
  firstView: { requests: number; bytes: number };
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

/** Watches the network and layout shifts from the next navigation on. */
async function watchTransfers(page: Page): Promise<() => Promise<PageWeight>> {
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
  // Lazy images of the first view may start after the load event, and the browser prefetches images below it.
  const first = all.filter(({ type, url, isEarly: isBeforeLoad }) =>
    type === "Image" ? shown.includes(url) : isBeforeLoad,
  );
  return {
    scripts: bytesOf("Script"),
    markup: bytesOf("Document", "Stylesheet"),
    firstView: sumOf(first),
    fonts: { files: all.filter(({ type }) => type === "Font").length, bytes: bytesOf("Font") },
    films: sumOf(first.filter(({ type }) => type === "Media")).bytes,
    layoutShift,
  };
}

function sumOf(transfers: readonly Transfer[]): { requests: number; bytes: number } {
  return {
    requests: transfers.length,
    bytes: transfers.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

type Budget = Record<
  "scripts" | "markup" | "requests" | "bytes" | "denseBytes" | "fontFiles" | "fontBytes",
  number
>;

const KB = 1024;
/** What a server sends before the first acknowledgment: ten segments (RFC 6928) of 1,460 bytes. */
const FIRST_ROUND_TRIP = 10 * 1_460;
/** Limits before any interaction, in bytes on the wire. HTML and CSS fit one round trip. */
const BUDGET: Budget = {
  scripts: 5 * KB,
  markup: FIRST_ROUND_TRIP,
  requests: 8,
  bytes: 80 * KB,
  denseBytes: 150 * KB,
  fontFiles: 2,
  fontBytes: 60 * KB,
};
const HOME_MARKUP = 15 * KB;
/** What drawings may add, with their view on a phone: they stand below the first view, and their numbers are text in the page. */
const PRODUCT_MARKUP = FIRST_ROUND_TRIP + 2.75 * KB;

/** One line per exceeded limit on a phone, at 1x with late fonts, and on a dense screen whose fonts come at once. */
export function overBudget(path: string, weight: PageWeight, dense: PageWeight): string[] {
  const measured: Budget = {
    scripts: weight.scripts,
    markup: weight.markup,
    requests: weight.firstView.requests,
    bytes: weight.firstView.bytes,
    denseBytes: dense.firstView.bytes,
    fontFiles: weight.fonts.files,
    fontBytes: weight.fonts.bytes,
  };
  const budget = budgetOf(path);
  const names = Object.keys(budget) as (keyof Budget)[];
  return [
    ...names
      .filter((name) => measured[name] > budget[name])
      .map((name) => `${name} is ${measured[name]}, at most ${budget[name]}`),
    ...(dense.layoutShift > 0 ? [`the layout shifts by ${dense.layoutShift}`] : []),
    ...(weight.films > 0 ? [`${weight.films} bytes of film in the first view`] : []),
  ];
}

function budgetOf(path: string): Budget {
  if (path === home.path) return { ...BUDGET, markup: HOME_MARKUP };
  if (products.some((product) => product.path === path))
    return { ...BUDGET, markup: PRODUCT_MARKUP };
  return BUDGET;
}
