/** `npm run bench -- pages`: weight and layout shift of every public page; fails over budget. */
import { chromium } from "@playwright/test";
import { REQUEST_QUOTE_PATH } from "#content/request-quote-path.ts";
import { ensureBuild } from "#scripts/build/build-site.ts";
import { chromiumOptions } from "#e2e/support/chromium.ts";
import { excesses, weighPage, type PageWeight } from "#e2e/support/page-visit.ts";
import { startSite } from "#e2e/support/site.ts";

/* `first view` is on 390 × 844 px, `at 2x` at twice the density. */
const HEAD = `${[
  "page",
  "JS",
  "HTML+CSS",
  "requests",
  "first view",
  "early",
  "at 2x",
  "fonts",
  "shift",
]
  .map((title, index) => (index === 0 ? title.padEnd(42) : title.padStart(13)))
  .join("")}\n`;

await ensureBuild();
await using servers = new AsyncDisposableStack();
const site = await startSite({ NEXT_DIST_DIR: ".next" });
servers.defer(site.stop);
const browser = await chromium.launch(chromiumOptions());
try {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = ""]) => new URL(url).pathname,
  );
  const over: string[] = [];
  process.stdout.write(HEAD);
  for (const path of [...paths, "/generate-image", REQUEST_QUOTE_PATH]) {
    const weight = await weighPage(browser, `${site.url}${path}`);
    const dense = await weighPage(browser, `${site.url}${path}`, 2);
    process.stdout.write(row(path, weight, dense));
    over.push(...excesses(path, weight, dense).map((excess) => `${path}: ${excess}`));
  }
  process.stdout.write(
    over.length === 0 ? "Every page is within its budget.\n" : `${over.join("\n")}\n`,
  );
  process.exitCode = over.length === 0 ? 0 : 1;
} finally {
  await browser.close();
}

function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}

function row(path: string, weight: PageWeight, dense: PageWeight): string {
  const cells = [
    kilobytes(weight.scripts),
    kilobytes(weight.markup),
    String(weight.firstView.requests),
    kilobytes(weight.firstView.bytes),
    kilobytes(weight.early.bytes),
    kilobytes(dense.firstView.bytes),
    `${weight.fonts.files}: ${kilobytes(weight.fonts.bytes)}`,
    weight.layoutShift.toFixed(3),
  ];
  return `${path.padEnd(42)}${cells.map((cell) => cell.padStart(13)).join("")}\n`;
}
