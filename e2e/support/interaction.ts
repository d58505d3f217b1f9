import type { Browser, Page } from "@playwright/test";

/** On a slow phone, in milliseconds. */
export type Interaction = {
  /** Until the page is idle. */
  longestTask: number;
  /** From each action to the next frame, as in Interaction to Next Paint. */
  acts: Partial<Record<keyof typeof ACTS, number>>;
};

type Entry = PerformanceEntry & { interactionId: number };

const PHONE = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
};
const SLOWER_CPU = 4;
/** A new Chromium window renders its own menus first, which competes with the page. */
const WINDOW_MS = 3_000;
/** Longer than any paint here takes. */
const SETTLE_MS = 2_000;
/** The smallest duration that can be observed; shorter events have no entry. */
const LEAST_MS = 16;

const ACTS = {
  menu: (page: Page) => page.getByRole("button", { name: "Menu" }).tap(),
  dialog: (page: Page) =>
    page.getByRole("banner").getByRole("link", { name: "Request Quote" }).tap(),
  typing: (page: Page) => page.getByLabel("Full name").pressSequentially("Ana Ruiz"),
  leaving: (page: Page) => page.getByLabel("E-mail").tap(),
} as const;

/** Odd, so that the median excludes outliers. */
const VISITS = 7;

/** Visits a page on a phone with a CPU four times slower and returns the median of each action. */
export async function tryInteraction(
  browser: Browser,
  address: string,
  names: readonly (keyof typeof ACTS)[],
): Promise<Interaction> {
  const visits: Interaction[] = [];
  for (let visit = 0; visit < VISITS; visit += 1)
    visits.push(await visitPage(browser, address, names));
  return {
    longestTask: median(visits.map(({ longestTask }) => longestTask)),
    acts: Object.fromEntries(
      names.map((name) => [name, median(visits.map(({ acts }) => acts[name] ?? 0))]),
    ),
  };
}

async function visitPage(
  browser: Browser,
  address: string,
  names: readonly (keyof typeof ACTS)[],
): Promise<Interaction> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.waitForTimeout(WINDOW_MS);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER_CPU });
  await page.addInitScript((least) => {
    const seen = { tasks: [0], acts: [0] };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.tasks.push(duration);
    }).observe({ type: "longtask", buffered: true });
    new PerformanceObserver((list) => {
      for (const { duration, interactionId } of list.getEntries() as Entry[])
        if (interactionId) seen.acts.push(duration);
    }).observe({ type: "event", durationThreshold: least, buffered: true } as object);
  }, LEAST_MS);
  await page.goto(address, { waitUntil: "networkidle" });
  await page.waitForTimeout(SETTLE_MS);
  const longestTask = await longest(page, "tasks");
  const acts: Interaction["acts"] = {};
  for (const name of names) {
    await ACTS[name](page);
    await page.waitForTimeout(SETTLE_MS);
    acts[name] = await longest(page, "acts");
    if (name === "menu") await page.keyboard.press("Escape");
  }
  await context.close();
  return { longestTask, acts };
}

/** Since the last call. */
function longest(page: Page, kind: "tasks" | "acts"): Promise<number> {
  return page.evaluate((wanted) => {
    const { seen } = window as unknown as { seen: Record<"tasks" | "acts", number[]> };
    return Math.max(...seen[wanted].splice(0, seen[wanted].length, 0));
  }, kind);
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;
}
