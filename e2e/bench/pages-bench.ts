/** `npm run bench -- pages`: weight, layout shift and interactions of every public page; fails over budget. */
import { chromium } from "@playwright/test";
import { REQUEST_QUOTE_PATH } from "#content/request-quote-path.ts";
import { ensureBuild } from "#scripts/build/build-site.ts";
import { startBarePage } from "#e2e/support/bare-page.ts";
import { chromiumOptions } from "#e2e/support/chromium.ts";
import { tryInteraction, type Interaction } from "#e2e/support/interaction.ts";
import { excesses } from "#e2e/support/page-budget.ts";
import { weighPage, type PageWeight } from "#e2e/support/page-weight.ts";
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

/** The pages with the most interactions. */
const TRIED = [
  { path: "/", acts: ["menu", "dialog", "typing", "leaving"] },
  { path: "/products/hardwood-flooring", acts: ["menu", "dialog", "typing", "leaving"] },
  { path: REQUEST_QUOTE_PATH, acts: ["menu", "typing", "leaving"] },
] as const;
/** In milliseconds: browsers call a task over 50 long; a good Interaction to Next Paint is up to 200. */
const LONGEST = { task: 50, act: 100 };

await ensureBuild();
await using servers = new AsyncDisposableStack();
const bareServer = await startBarePage();
servers.defer(bareServer.stop);
const site = await startSite({ NEXT_DIST_DIR: ".next" });
servers.defer(site.stop);
const browser = await chromium.launch(chromiumOptions());
try {
  const bare = await weighPage(browser, bareServer.url);
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = ""]) => new URL(url).pathname,
  );
  const over: string[] = [];
  process.stdout.write(`Bare page: ${kilobytes(bare.scripts)} KB of scripts\n${HEAD}`);
  for (const path of [...paths, "/generate-image", REQUEST_QUOTE_PATH]) {
    const weight = await weighPage(browser, `${site.url}${path}`);
    const dense = await weighPage(browser, `${site.url}${path}`, 2);
    process.stdout.write(row(path, weight, dense));
    over.push(...excesses(path, weight, dense).map((excess) => `${path}: ${excess}`));
  }
  for (const { path, acts } of TRIED) {
    const tried = await tryInteraction(browser, `${site.url}${path}`, acts);
    process.stdout.write(describe(path, tried));
    const isSlow = Object.values(tried.acts).some((act) => act > LONGEST.act);
    if (tried.longestTask > LONGEST.task || isSlow) over.push(`${path} answers late`);
  }
  process.stdout.write(
    over.length === 0 ? "Every page is within its budget.\n" : `${over.join("\n")}\n`,
  );
  process.exitCode = over.length === 0 ? 0 : 1;
} finally {
  await browser.close();
}

function describe(path: string, { longestTask, acts }: Interaction): string {
  const times = Object.entries(acts).map(([act, time]) => `${act} ${Math.round(time)}`);
  return `${path}, four times slower, ms: longest task ${Math.round(longestTask)}, next frame after ${times.join(", ")}\n`;
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
