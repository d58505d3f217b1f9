import { pages } from "#content/site/site-routes.ts";
import { run } from "#scripts/build/run-command.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { INBOX } from "#e2e/support/inbox-page.ts";
import { fillRequired, someBuyer } from "#e2e/support/quote-form.ts";
import { SITE_ENV, startSite, type Site } from "#e2e/support/site.ts";
import { REFERENCE } from "#lib/quote-requests/quote-request-schema.ts";

const KEPT = { NEXT_DIST_DIR: ".next-kept", KEEP_NEXT_SCRIPTS: "1" };
const BUILD_LIMIT_MS = 240_000;

// One build for both tests.
test.describe.configure({ mode: "default" });

let site: Site;
test.beforeAll(async () => {
  test.setTimeout(BUILD_LIMIT_MS);
  await run(process.execPath, ["scripts/build/build-site.ts"], KEPT);
  site = await startSite(KEPT);
});
test.afterAll(() => site.stop());

test("A build that keeps Next's scripts shows every page without errors or warnings", async ({
  page,
}) => {
  test.setTimeout(BUILD_LIMIT_MS);
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

test("A quote request from a build that keeps Next's scripts reaches the inbox", async ({
  page,
}) => {
  const buyer = someBuyer();
  await page.goto(`${site.url}/products/wall-panels`);
  await page.getByRole("link", { name: "Start Your Project" }).click();
  await fillRequired(page, buyer);
  await page.getByRole("button", { name: "Submit request" }).click();
  const dialog = page.getByRole("dialog");
  const reference = (await dialog.getByText(REFERENCE).textContent()) ?? "";
  await page.goto(`${site.url}${INBOX}?q=${reference}`);
  await page.getByLabel("Password").fill(SITE_ENV.ADMIN_PASSWORD);
  await page.getByRole("button", { name: "Unlock" }).click();
  await expect(page.getByRole("row", { name: buyer.name }).first()).toBeVisible();
});
