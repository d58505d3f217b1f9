import type { Browser, Page } from "@playwright/test";

/** How a page answers on a slow phone, in milliseconds. */
export type Interaction = {
  /** The longest task until the page is quiet. */
  longestTask: number;
  /** From each act to the next frame: what Interaction to Next Paint is made of. */
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
/** For so long a new window of Chromium draws menus of its own, in a process that competes with the page's. */
const WINDOW_MS = 3_000;
/** Longer than anything here takes to be painted. */
const SETTLE_MS = 2_000;
/** An entry is shorter than this where the browser lists none; 16 is the least that it can be asked for. */
const LEAST_MS = 16;

/** What a hand does, on pages that have it. */
const ACTS = {
  menu: (page: Page) => page.getByRole("button", { name: "Menu" }).tap(),
  dialog: (page: Page) =>
    page.getByRole("banner").getByRole("link", { name: "Request Quote" }).tap(),
  typing: (page: Page) => page.getByLabel("Full name").pressSequentially("Ana Ruiz"),
  leaving: (page: Page) => page.getByLabel("E-mail").tap(),
} as const;

/** An odd number of visits: what another process does to one of them is not the page's. */
const VISITS = 7;

/**
 * Opens a page some times on a phone with a processor four times slower than this one, does one thing after the other
 * there, and returns the median of each.
 */
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

/** The longest since the last question. */
function longest(page: Page, kind: "tasks" | "acts"): Promise<number> {
  return page.evaluate((wanted) => {
    const { seen } = window as unknown as { seen: Record<"tasks" | "acts", number[]> };
    return Math.max(...seen[wanted].splice(0, seen[wanted].length, 0));
  }, kind);
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;
}
