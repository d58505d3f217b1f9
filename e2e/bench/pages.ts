/**
 * Weighs every public page, as `npm run bench:pages`: what the scripts cost above a bare Next page of the same version,
 * HTML and CSS, the first view of a phone, the fonts and the layout's shift. Prints one table and fails when a page is
 * over its budget. It builds the bare page itself; the site's build is made when it is missing or stale.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { ensureBuild } from "../../lib/build/build.ts";
import { chromiumOptions } from "../support/chromium.ts";
import { weighPage, type PageWeight } from "../support/page-weight.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const NEXT = fileURLToPath(import.meta.resolve("next/dist/bin/next"));
const BARE = join(ROOT, ".bench/bare");
const SITE_PORT = 20_301;
const BARE_PORT = 20_302;

const BARE_FILES = {
  "package.json": '{"private":true,"type":"module"}',
  "next.config.js": "export default { agentRules: false };",
  "app/layout.js":
    'export default ({ children }) => <html lang="en"><body>{children}</body></html>;',
  "app/page.js": "export default () => <h1>Bare</h1>;",
};

/** Budgets in bytes: 1 KB is 1,024 of them. */
const BUDGET = {
  scriptsAboveBare: 8 * 1024,
  markup: 20 * 1024,
  firstViewRequests: 12,
  firstViewBytes: 200 * 1024,
  fontFiles: 2,
  fontBytes: 60 * 1024,
};

/* `first view` is on a screen of 390 × 844 px, `at 2x` the same on one of twice the density; only the first is held. */
const HEAD = `${[
  "page",
  "JS over bare",
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

await buildBare();
await ensureBuild();
const servers = [serve(ROOT, SITE_PORT), serve(BARE, BARE_PORT)];
const browser = await chromium.launch(chromiumOptions());
try {
  await Promise.all([answers(SITE_PORT), answers(BARE_PORT)]);
  const bare = await weighPage(browser, `http://localhost:${BARE_PORT}/`);
  const sitemap = await (await fetch(`http://localhost:${SITE_PORT}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = ""]) => new URL(url).pathname,
  );
  const over: string[] = [];
  process.stdout.write(`Bare page: ${kilobytes(bare.scripts)} KB of scripts\n${HEAD}`);
  for (const path of [...paths, "/generate-image"]) {
    const weight = await weighPage(browser, `http://localhost:${SITE_PORT}${path}`);
    const dense = await weighPage(browser, `http://localhost:${SITE_PORT}${path}`, 2);
    process.stdout.write(row(path, weight, dense, bare));
    over.push(...excesses(path, weight, bare));
  }
  process.stdout.write(
    over.length === 0 ? "Every page is within its budget.\n" : `${over.join("\n")}\n`,
  );
  process.exitCode = over.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  for (const server of servers) server.kill();
}

async function buildBare(): Promise<void> {
  await mkdir(join(BARE, "app"), { recursive: true });
  await Promise.all(
    Object.entries(BARE_FILES).map(([file, text]) => writeFile(join(BARE, file), text)),
  );
  const code = await new Promise<number | null>((done) =>
    run(["build"], BARE, "ignore").once("exit", done),
  );
  if (code !== 0) throw new Error(`The bare page in ${BARE} could not be built.`);
}

function serve(folder: string, port: number): ChildProcess {
  return run(["start", "-p", String(port)], folder, "ignore");
}

function run(words: string[], cwd: string, stdio: "ignore"): ChildProcess {
  return spawn(process.execPath, [NEXT, ...words], {
    cwd,
    stdio,
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
  });
}

async function answers(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const response = await fetch(`http://localhost:${port}/`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error(`Nothing answers on port ${port}.`);
}

function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}

function row(path: string, weight: PageWeight, dense: PageWeight, bare: PageWeight): string {
  const cells = [
    kilobytes(weight.scripts - bare.scripts),
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

function excesses(path: string, weight: PageWeight, bare: PageWeight): string[] {
  const measured = {
    scriptsAboveBare: weight.scripts - bare.scripts,
    markup: weight.markup,
    firstViewRequests: weight.firstView.requests,
    firstViewBytes: weight.firstView.bytes,
    fontFiles: weight.fonts.files,
    fontBytes: weight.fonts.bytes,
  };
  const names = Object.keys(BUDGET) as (keyof typeof BUDGET)[];
  return [
    ...names
      .filter((name) => measured[name] > BUDGET[name])
      .map((name) => `${path}: ${name} is ${measured[name]}, at most ${BUDGET[name]}`),
    ...(weight.layoutShift > 0 ? [`${path}: the layout shifts by ${weight.layoutShift}`] : []),
    ...(weight.films > 0 ? [`${path}: ${weight.films} bytes of film in the first view`] : []),
  ];
}
