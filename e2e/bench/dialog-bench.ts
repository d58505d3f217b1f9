/** `npm run bench -- dialog [other built tree]`: time from Request Quote to the form on slow 4G with a slow CPU. */
import { parseArgs } from "node:util";
import { chromium, type Browser, type Page } from "@playwright/test";
import { ensureBuild } from "#scripts/build/build-site.ts";
import { chromiumOptions } from "#e2e/support/chromium.ts";
import { startOtherSite } from "#e2e/support/other-site.ts";
import { startSite } from "#e2e/support/site.ts";

type Network = { name: string; latency: number; kilobits: number };

const NETWORKS: readonly Network[] = [
  { name: "1.6 Mbps, 150 ms", latency: 150, kilobits: 1_600 },
  { name: "1.44 Mbps, 562 ms", latency: 562.5, kilobits: 1_440 },
];
const MOMENTS = ["quiet", "just painted"] as const;
const UPLOAD_KILOBITS = 750;
const SLOWER_CPU = 4;
const RUNS = 10;

const { positionals } = parseArgs({ allowPositionals: true });
await ensureBuild();
await using servers = new AsyncDisposableStack();
const site = await startSite({ NEXT_DIST_DIR: ".next" });
servers.defer(site.stop);
const [folder] = positionals;
const other = folder ? await startOtherSite(folder) : undefined;
if (other) servers.defer(other.stop);
const browser = await chromium.launch(chromiumOptions());
servers.defer(() => browser.close());

for (const network of NETWORKS)
  for (const moment of MOMENTS) {
    const [here, there]: [number[], number[]] = [[], []];
    for (let run = 0; run < RUNS; run += 1) {
      if (other) there.push(await openDialog(browser, other.url, network, moment));
      here.push(await openDialog(browser, site.url, network, moment));
    }
    const ratio = other
      ? `, other tree ${describe(there)}, ratio ${(median(here) / median(there)).toFixed(2)}`
      : "";
    process.stdout.write(`${network.name}, ${moment}: ${describe(here)}${ratio}\n`);
  }

/** Milliseconds to the first field, in the dialog or on its own page. */
async function openDialog(
  on: Browser,
  url: string,
  { latency, kilobits }: Network,
  moment: (typeof MOMENTS)[number],
): Promise<number> {
  const context = await on.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency,
    downloadThroughput: kilobits * 125,
    uploadThroughput: UPLOAD_KILOBITS * 125,
  });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER_CPU });
  await page.goto(url, { waitUntil: "commit" });
  const link = page.getByRole("banner").getByRole("link", { name: "Request Quote" });
  await link.waitFor();
  await waitUntilPainted(page);
  if (moment === "quiet") {
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(1_000);
  }
  const tapped = performance.now();
  await link.tap();
  await page.getByLabel("Full name").waitFor();
  await waitUntilPainted(page);
  const waited = performance.now() - tapped;
  await context.close();
  return waited;
}

/** Content before the style sheets is not painted. */
async function waitUntilPainted(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint").length > 0,
  );
}

function describe(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  return `${Math.round(median(times))} ms (${Math.round(sorted[0] ?? 0)} to ${Math.round(sorted.at(-1) ?? 0)})`;
}

function median(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return ((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2;
}
