import type { Browser, BrowserContextOptions, Page, Response } from "@playwright/test";
import { shownImages, type ShownImage } from "./shown-images.ts";
import { waitUntilLaidOut } from "./laid-out.ts";
import { watchTransfers, type PageWeight } from "./page-weight.ts";
import { someAddress } from "./some-address.ts";

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

/** Longer than the first paint takes. */
const FONT_DELAY_MS = 400;

/** Opens a page with an empty cache and scrolls to each image. `hasLateFonts` delays the fonts beyond the first paint. */
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
  if (hasLateFonts)
    await page.route("**/*.woff2", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, FONT_DELAY_MS));
      await route.continue();
    });

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
export async function watchErrors(page: Page): Promise<string[]> {
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
          const last = list.getEntries().at(-1);
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
