import { spawnSync } from "node:child_process";
import { pages } from "#content/site/site-routes.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { startSite } from "#e2e/support/site.ts";

const KEPT = { NEXT_DIST_DIR: ".next-kept", KEEP_NEXT_SCRIPTS: "1" };
const BUILD_LIMIT_MS = 600_000;

test("A build that keeps Next's scripts shows every page without errors or warnings", async ({
  page,
}) => {
  test.setTimeout(BUILD_LIMIT_MS);
  const env = { ...process.env, ...KEPT };
  const build = spawnSync(process.execPath, ["scripts/build/build-site.ts"], { env });
  expect(build.status).toBe(0);
  await using site = await startSite(KEPT);
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  for (const { path } of pages) {
    await page.goto(site.url + path, { waitUntil: "networkidle" });
    expect(complaints, path).toEqual([]);
    expect(await page.evaluate(() => "next" in window), path).toBe(true);
  }
});
