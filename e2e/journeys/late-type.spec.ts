import { pages } from "#content/site/site-routes.ts";
import { REQUEST_QUOTE_PATH } from "#content/request-quote-path.ts";
import { chromiumOptions } from "#e2e/support/chromium.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { observeLayoutShift } from "#e2e/support/layout-shift.ts";

/** Longer than the first paint takes. */
const TYPE_DELAY_MS = 400;
/** Far below web.dev's 0.1: a bar label may move by 4 px, but no line. */
const MOST = { phone: 0.0005, desktop: 0.005 };

// Headless Chromium rounds local fonts to whole pixels; real browsers do not.
const options = chromiumOptions();
test.use({
  launchOptions: { ...options, args: [...(options.args ?? []), "--font-render-hinting=none"] },
});

for (const [name, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
}) as [keyof typeof MOST, { width: number; height: number }][])
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    for (const path of [...pages.map((page) => page.path as string), REQUEST_QUOTE_PATH])
      test(`${path} stays where it is when its type comes late`, async ({ page }) => {
        await page.route("**/*.woff2", async (route) => {
          await new Promise((resolve) => setTimeout(resolve, TYPE_DELAY_MS));
          await route.continue();
        });
        const readLayoutShift = await observeLayoutShift(page);
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        const isOurs = await page.evaluate(() => document.fonts.check('16px "sans"'));
        expect(isOurs).toBe(true);
        await page.waitForTimeout(100);
        expect(await readLayoutShift()).toBeLessThanOrEqual(MOST[name]);
      });
  });
