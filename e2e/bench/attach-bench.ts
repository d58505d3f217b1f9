/**
 * Measures a 20 MB upload on a slow network, whole and with three cuts of three seconds: `node scripts/postgres/with-
 * postgres.ts --temporary -- node e2e/bench/attach-bench.ts`.
 */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser } from "@playwright/test";
import { ensureBuild } from "#scripts/build/build-site.ts";
import { chromiumOptions } from "#e2e/support/chromium.ts";
import { attachmentsField, fileRow } from "#e2e/support/quote-files.ts";
import { startSite } from "#e2e/support/site.ts";
import { startSlowNetwork } from "#e2e/support/slow-network.ts";
import { somePdf } from "#e2e/support/some-files.ts";

const MB = 1024 * 1024;
/** 8 Mbit/s up, 24 Mbit/s down. */
const NETWORK = { offline: false, latency: 80, uploadThroughput: MB, downloadThroughput: 3 * MB };
const CUT_MS = 3_000;
const CUTS = [25, 50, 75];

const folder = await mkdtemp(join(tmpdir(), "teragus-attach-"));
await ensureBuild();
await using servers = new AsyncDisposableStack();
const site = await startSite({ NEXT_DIST_DIR: process.env.NEXT_DIST_DIR ?? ".next" });
servers.defer(site.stop);
const browser = await chromium.launch(chromiumOptions());
try {
  for (const cuts of [[], CUTS]) {
    const { seconds, sentBytes } = await attach(browser, site.url, cuts);
    process.stdout.write(
      `20 MB at 8 Mbit/s with ${cuts.length} cuts: ${seconds.toFixed(1)} s, ${(sentBytes / MB).toFixed(1)} MB sent\n`,
    );
  }
} finally {
  await browser.close();
  await rm(folder, { recursive: true });
}

async function attach(on: Browser, url: string, cuts: readonly number[]) {
  await using network = await startSlowNetwork(url, {});
  await using context = await on.newContext();
  const page = await context.newPage();
  await page.goto(`${network.url}/request-quote`, { waitUntil: "networkidle" });
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", NETWORK);
  const before = network.sentBytes();
  const path = join(folder, "plan.pdf");
  await writeFile(path, somePdf("plan.pdf", 20 * MB).buffer);
  const startedAt = performance.now();
  await attachmentsField(page).setInputFiles(path);
  const row = fileRow(page, "plan.pdf");
  for (const cut of cuts) {
    await page.waitForFunction((percent) => {
      const bar = document.querySelector("progress");
      return bar && bar.value >= percent;
    }, cut);
    network.cut();
    await page.waitForTimeout(CUT_MS);
    network.mend();
  }
  await row.getByText("Uploaded").waitFor({ timeout: 120_000 });
  return {
    seconds: (performance.now() - startedAt) / 1_000,
    sentBytes: network.sentBytes() - before,
  };
}
