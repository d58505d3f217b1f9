/** `npm run bench -- pages`: weight and layout shift of every public page on a phone; fails over budget. */
import { chromium } from "@playwright/test";
import { REQUEST_QUOTE_PATH } from "#content/request-quote-path.ts";
import { ensureBuild } from "#scripts/build/build-site.ts";
import { chromiumOptions } from "#e2e/support/chromium.ts";
import { overBudget, PHONE, visitPage } from "#e2e/support/page-visit.ts";
import { startSite } from "#e2e/support/site.ts";

await ensureBuild();
await using site = await startSite({ NEXT_DIST_DIR: ".next" });
await using browser = await chromium.launch(chromiumOptions());

async function weigh(path: string, deviceScaleFactor: number) {
  const { page, weight } = await visitPage(browser, site.url + path, {
    ...PHONE,
    deviceScaleFactor,
  });
  await page.context().close();
  return weight;
}

const kilobytes = (bytes: number) => Number((bytes / 1024).toFixed(1));

const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, url = ""]) => new URL(url).pathname,
);
const rows: Record<string, Record<string, number>> = {};
const over: string[] = [];
for (const path of [...paths, "/generate-image", REQUEST_QUOTE_PATH]) {
  const [weight, dense] = [await weigh(path, 1), await weigh(path, 2)];
  rows[path] = {
    "JS, KB": kilobytes(weight.scripts),
    "HTML and CSS": kilobytes(weight.markup),
    fonts: kilobytes(weight.fonts.bytes),
    "first view": kilobytes(weight.firstView.bytes),
    requests: weight.firstView.requests,
    "at 2x": kilobytes(dense.firstView.bytes),
    shift: weight.layoutShift,
  };
  over.push(...overBudget(path, weight, dense).map((excess) => `${path}: ${excess}`));
}
// oxlint-disable-next-line no-console -- this command prints the table
console.table(rows);
process.stdout.write(`${over.join("\n") || "Every page is within its budget."}\n`);
process.exitCode = over.length === 0 ? 0 : 1;
