import type { Page } from "@playwright/test";

/** Sums layout shifts without input from the next navigation on. */
export async function observeLayoutShift(page: Page): Promise<() => Promise<number>> {
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
  return () => page.evaluate(() => (window as unknown as { shift: { sum: number } }).shift.sum);
}
