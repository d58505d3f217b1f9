import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { REQUEST_QUOTE_PATH } from "#content/request-quote-path.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { query, signIn } from "#e2e/support/inbox-page.ts";
import { startObjectStore } from "#e2e/support/object-store.ts";
import {
  attachmentsField,
  expectUploaded,
  fileRow,
  filesOf,
  somePdf,
} from "#e2e/support/quote-files.ts";
import { fillRequired, someBuyer, loadForm } from "#e2e/support/quote-form.ts";
import { startSite } from "#e2e/support/site.ts";

const MB = 1024 * 1024;

test("A buyer's drawing is kept in the owner's bucket, and an operator downloads it unchanged", async ({
  page,
}) => {
  const bucket = await startObjectStore();
  await using site = await startSite(bucket.variables);
  const buyer = someBuyer();
  const drawing = somePdf(`${randomUUID().slice(0, 8)} plan.pdf`, 3 * MB);
  const other = somePdf(`${randomUUID().slice(0, 8)} other.pdf`);
  await page.goto(site.url + REQUEST_QUOTE_PATH);
  await loadForm(page);
  await fillRequired(page, buyer);
  await attachmentsField(page).setInputFiles([drawing, other]);
  await expectUploaded(page, drawing.name);
  await expectUploaded(page, other.name);
  await page.getByRole("button", { name: `Remove ${other.name}` }).click();
  await expect(fileRow(page, other.name)).toHaveCount(0);
  await page.getByRole("button", { name: "Submit request" }).click();
  await expect(page.getByText("1 file arrived with it.")).toBeVisible();

  const [file] = await filesOf(buyer.email);
  expect(file).toMatchObject({ name: drawing.name, state: "complete" });
  const [stored] = await query<{ id: number; store: string }>(
    "SELECT request_id AS id, store FROM quote_request_files WHERE id = $1",
    [file?.id],
  );
  expect(stored?.store).toBe("bucket");
  await expect
    .poll(() => [...bucket.objects.keys()].filter((key) => !key.startsWith(`files/${file?.id}/`)))
    .toEqual([]);

  await signIn(page, `?request=${stored?.id}`, site.url);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: `Download ${drawing.name}` }).click();
  const arrived = await readFile(await (await download).path());
  expect(arrived.equals(drawing.buffer)).toBe(true);
  await site.stop();
  await bucket.stop();
});
