import { randomUUID } from "node:crypto";
import { PLAIN_REQUEST_QUOTE_PATH } from "#content/request-quote-path.ts";
import { wakeForm } from "#e2e/support/wake-form.ts";
import { readFile } from "node:fs/promises";
import { expect, test } from "#e2e/support/fixtures.ts";
import { query, signIn } from "#e2e/support/inbox-page.ts";
import { attachmentsField, expectUploaded, fileRow, filesOf } from "#e2e/support/quote-files.ts";
import { fillRequired, someBuyer } from "#e2e/support/quote-form.ts";
import { startSiteWithBucket } from "#e2e/support/site-with-bucket.ts";
import { somePdf } from "#e2e/support/some-files.ts";

// Its policy is set at start; prerendered pages have their build's bucket.
const PATH = PLAIN_REQUEST_QUOTE_PATH;
const MB = 1024 * 1024;

let started: Awaited<ReturnType<typeof startSiteWithBucket>>;
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  started = await startSiteWithBucket();
  test.skip(!started, "OpenStack's object store (python3-swift) is not installed");
});
test.afterAll(() => started?.stop());

const site = () => started?.site.url ?? "";
const bucketHost = () => new URL(started?.bucket.variables.FILES_BUCKET_URL ?? "http://x").origin;

test("A buyer uploads a 12 MB drawing straight to the bucket, and an operator downloads it unchanged", async ({
  page,
}) => {
  const buyer = someBuyer();
  const drawing = somePdf(`${randomUUID().slice(0, 8)} plan.pdf`, 12 * MB);
  const sent: { method: string; url: string; bytes: number }[] = [];
  page.on("request", (request) => {
    const bytes = Number(request.headers()["content-length"] ?? 0);
    sent.push({ method: request.method(), url: request.url(), bytes });
  });
  await page.goto(site() + PATH);
  await wakeForm(page);
  await fillRequired(page, buyer);
  await attachmentsField(page).setInputFiles(drawing);
  await expectUploaded(page, drawing.name);
  const parts = sent.filter(({ method }) => method === "PUT");
  expect(parts.map(({ url }) => new URL(url).origin)).toEqual(Array(3).fill(bucketHost()));
  await page.getByRole("button", { name: "Submit request" }).click();
  await expect(page.getByText("1 file arrived with it.")).toBeVisible();

  const [file] = await filesOf(buyer.email);
  expect(file).toMatchObject({
    name: drawing.name,
    state: "complete",
    size: drawing.buffer.length,
  });
  expect(await started?.bucket.list()).toContain(`files/${file?.id}`);
  const [stored] = await query<{ id: number; store: string }>(
    `SELECT request_id AS id, store FROM quote_request_files WHERE id = $1`,
    [file?.id],
  );
  expect(stored?.store).toBe("bucket");

  await signIn(page, `?request=${stored?.id}`, site());
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: `Download ${drawing.name}` }).click();
  const arrived = await readFile(await (await download).path());
  expect(arrived.equals(drawing.buffer)).toBe(true);
});

test("An interrupted upload to the bucket resumes with the missing part", async ({ page }) => {
  const drawing = somePdf(`${randomUUID().slice(0, 8)} plan.pdf`, 12 * MB);
  const numbers: string[] = [];
  let broken = 0;
  await page.route(`${bucketHost()}/**`, async (route) => {
    const number = new URL(route.request().url()).searchParams.get("partNumber") ?? "";
    numbers.push(number);
    if (number === "2" && (broken += 1) === 1) return route.abort("connectionreset");
    return route.fallback();
  });
  await page.goto(site() + PATH);
  await wakeForm(page);
  await attachmentsField(page).setInputFiles(drawing);
  await expectUploaded(page, drawing.name);
  expect(numbers.filter((number) => number === "1")).toHaveLength(1);
  expect(numbers.filter((number) => number === "2")).toHaveLength(2);
});

test("Removing a drawing deletes it from the bucket", async ({ page }) => {
  const before = (await started?.bucket.list()) ?? [];
  const drawing = somePdf(`${randomUUID().slice(0, 8)} plan.pdf`);
  await page.goto(site() + PATH);
  await wakeForm(page);
  await attachmentsField(page).setInputFiles(drawing);
  await expectUploaded(page, drawing.name);
  expect(await started?.bucket.list()).toHaveLength(before.length + 1);
  await page.getByRole("button", { name: `Remove ${drawing.name}` }).click();
  await expect(fileRow(page, drawing.name)).toHaveCount(0);
  await expect.poll(() => started?.bucket.list()).toEqual(before);
});

test("A page of another origin cannot upload to the bucket", async ({ page }) => {
  const before = await started?.bucket.list();
  const rejected = page.waitForEvent("console", (message) =>
    message.text().includes("CORS policy"),
  );
  // An origin that the bucket's CORS rules do not allow.
  await page.goto(site().replace("localhost", "127.0.0.1") + PATH);
  await wakeForm(page);
  const drawing = somePdf(`${randomUUID().slice(0, 8)} plan.pdf`);
  await attachmentsField(page).setInputFiles(drawing);
  expect((await rejected).text()).toContain("preflight");
  await page.getByRole("button", { name: `Cancel ${drawing.name}` }).click();
  await expect.poll(() => started?.bucket.list()).toEqual(before);
});
