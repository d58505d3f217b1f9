import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "#e2e/support/fixtures.ts";
import { endSession, signIn, store } from "#e2e/support/inbox-page.ts";
import { somePdf } from "#e2e/support/quote-files.ts";
import { storeFile } from "#e2e/support/store-test-file.ts";
import { formatReference } from "#lib/quote-requests/quote-request-schema.ts";

async function openFiles(page: Page, { id, name }: { id: number; name: string }): Promise<Locator> {
  await signIn(page, `?request=${id}`);
  await expect(page.getByRole("heading", { name })).toBeVisible();
  return page.getByRole("region", { name: "Files" });
}

test("I download one file under its own name or all files as a ZIP", async ({ page }) => {
  const request = await store();
  const { name, buffer: bytes } = somePdf("План 3 “final”.pdf");
  await storeFile(request.id, bytes, { name });
  await storeFile(request.id, Buffer.from("a;b\n1;2\n"), {
    name: "doors.csv",
    mediaType: "text/csv",
  });
  const files = await openFiles(page, request);
  await expect(files.getByRole("listitem").nth(0)).toContainText(/PDF, \d+ KB, not scanned/);
  const one = page.waitForEvent("download");
  await files.getByRole("button", { name: `Download ${name}` }).click();
  expect((await one).suggestedFilename()).toBe(name);
  expect((await readFile(await (await one).path())).equals(bytes)).toBe(true);
  const all = page.waitForEvent("download");
  await files.getByRole("button", { name: "Download all as ZIP" }).click();
  expect((await all).suggestedFilename()).toBe(`${formatReference(request.id)}-files.zip`);
});

test("missing and infected files are labeled and cannot be opened", async ({ page }) => {
  const request = await store();
  await storeFile(request.id, Buffer.from("model"), {
    name: "model.skp",
    state: "missing",
    errorCode: "too-large",
    size: 27 * 1024 * 1024,
  });
  await storeFile(request.id, Buffer.from("%PDF-1.7"), { name: "virus.pdf", scan: "infected" });
  const files = await openFiles(page, request);
  await expect(files.getByText("Did not arrive (27 MB). It is larger than 25 MB.")).toBeVisible();
  await expect(files.getByText("infected, held back")).toBeVisible();
  await expect(files.getByRole("button")).toHaveCount(0);
});

test("a download after my session ended shows the lock screen", async ({ page }) => {
  const request = await store();
  await storeFile(request.id, Buffer.from("%PDF-1.7"), { name: "lobby.pdf" });
  const files = await openFiles(page, request);
  const download = files.getByRole("button", { name: "Download lobby.pdf" });
  await expect(download).toBeEnabled();
  await endSession(page);
  await download.click();
  await expect(page.getByLabel("Password")).toBeVisible();
});
