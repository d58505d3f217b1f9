import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { Browser, Locator, Page } from "@playwright/test";
import { expectAccessible } from "#e2e/support/accessibility.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { signIn, store } from "#e2e/support/inbox-page.ts";
import {
  bomb,
  heavyPdf,
  inflatingPdf,
  photograph,
  plan,
  storeFile,
} from "#e2e/support/stored-files.ts";
import { formatReference } from "#lib/quote-requests/quote-request-schema.ts";

async function openFiles(page: Page, { id, name }: { id: number; name: string }): Promise<Locator> {
  await signIn(page, `?request=${id}`);
  await expect(page.getByRole("heading", { name })).toBeVisible();
  return page.getByRole("region", { name: "Files" });
}

/** 1 for a page that stayed white. */
function colors(image: Locator): Promise<number> {
  return image.evaluate((element: HTMLImageElement) => {
    const canvas = new OffscreenCanvas(element.naturalWidth, element.naturalHeight);
    const context = canvas.getContext("2d");
    context?.drawImage(element, 0, 0);
    const data = context?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    const seen = new Set<number>();
    for (let at = 0; at < data.length; at += 4)
      seen.add(
        ((data[at] ?? 0) >> 5) * 64 + ((data[at + 1] ?? 0) >> 5) * 8 + ((data[at + 2] ?? 0) >> 5),
      );
    return seen.size;
  });
}

/** The most memory that one of the browser's pages has ever taken. */
async function peakMegabytes(browser: Browser): Promise<number> {
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send("SystemInfo.getProcessInfo");
  const peaks = processInfo
    .filter(({ type }) => type === "renderer")
    .map(async ({ id }) => {
      const status = await readFile(`/proc/${id}/status`, "utf8");
      return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
    });
  return Math.max(...(await Promise.all(peaks)));
}

test("I see previews of a PDF's first page and of a photograph, and enlarge them", async ({
  page,
}) => {
  const request = await store();
  const name = "Plan – level 2 (final).pdf";
  await storeFile(request.id, await plan("Level 2"), { name, media_type: "application/pdf" });
  await storeFile(request.id, await photograph(3000, 2000), {
    name: "lobby.jpg",
    media_type: "image/jpeg",
    scan: "clean",
  });
  const files = await openFiles(page, request);
  await expect(files.getByRole("listitem").nth(0)).toContainText(/PDF, \d+ KB, not scanned/);
  await expect(files.getByRole("listitem").nth(1)).toContainText(/JPEG, .* MB, clean/);
  for (const [shown, minimum] of [
    [name, 3],
    ["lobby.jpg", 5],
  ] as const) {
    await files.getByRole("button", { name: `Enlarge ${shown}` }).click();
    const image = page.getByRole("dialog").getByRole("img", { name: `First look at ${shown}` });
    await expect(image).toBeVisible();
    expect(await colors(image)).toBeGreaterThanOrEqual(minimum);
    await expectAccessible(page, "[role=dialog]");
    await page.keyboard.press("Escape");
  }
});

test("I download one file under its own name or all files as a ZIP", async ({ page }) => {
  const request = await store();
  const bytes = await plan("Level 3");
  const name = "План 3 “final”.pdf";
  await storeFile(request.id, bytes, { name, media_type: "application/pdf" });
  await storeFile(request.id, Buffer.from("a;b\n1;2\n"), {
    name: "doors.csv",
    media_type: "text/csv",
  });
  const files = await openFiles(page, request);
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
  await storeFile(request.id, Buffer.alloc(27 * 1024 * 1024 - 1, 1).subarray(0, 10), {
    name: "model.skp",
    media_type: "application/vnd.sketchup.skp",
    state: "missing",
    refusal: "too-large",
    size: String(27 * 1024 * 1024),
  });
  await storeFile(request.id, await photograph(300, 200), {
    name: "virus.jpg",
    media_type: "image/jpeg",
    scan: "infected",
  });
  const files = await openFiles(page, request);
  await expect(files.getByText("Did not arrive (27 MB). It is larger than 25 MB.")).toBeVisible();
  await expect(files.getByText("infected, held back")).toBeVisible();
  await expect(files.getByRole("button")).toHaveCount(0);
});

test("a decompression bomb, a small PDF of large images and a broken PDF have no preview and do not affect other files", async ({
  page,
}) => {
  const request = await store();
  await storeFile(request.id, bomb(60_000, 60_000), { name: "bomb.png", media_type: "image/png" });
  await storeFile(request.id, Buffer.from("%PDF-1.7\nno more"), {
    name: "cut.pdf",
    media_type: "application/pdf",
  });
  await storeFile(request.id, heavyPdf(40, 4_000), {
    name: "heavy.pdf",
    media_type: "application/pdf",
  });
  await storeFile(request.id, await photograph(300, 200), {
    name: "fine.jpg",
    media_type: "image/jpeg",
  });
  const files = await openFiles(page, request);
  await expect(files.getByRole("button", { name: "Enlarge fine.jpg" })).toBeVisible();
  await expect(files.getByText("No preview")).toHaveCount(3);
  await expect(files.getByRole("button", { name: /^Download / })).toHaveCount(5);
});

test("a PDF of half a megabyte that inflates to 500 MB takes no such memory", async ({
  page,
  browser,
}) => {
  test.skip(!existsSync("/proc/self/status"), "measured on Linux");
  const request = await store();
  await storeFile(request.id, inflatingPdf(500_000_000), {
    name: "inflating.pdf",
    media_type: "application/pdf",
  });
  const files = await openFiles(page, request);
  await expect(files.getByText("No preview")).toBeVisible();
  // The inbox itself takes about 200 MB.
  expect(await peakMegabytes(browser)).toBeLessThan(500);
});

test("a download after my session ended shows the lock screen", async ({ page }) => {
  const request = await store();
  const fileId = await storeFile(request.id, await photograph(300, 200), {
    name: "lobby.jpg",
    media_type: "image/jpeg",
  });
  const files = await openFiles(page, request);
  const address = `/api/admin/submissions/${request.id}/files/${fileId}`;
  expect((await page.request.get(address)).headers()).toMatchObject({
    "content-type": "image/jpeg",
    "content-disposition": expect.stringMatching(/^attachment; /),
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
  });
  const download = files.getByRole("button", { name: "Download lobby.jpg" });
  await expect(download).toBeEnabled();
  // Polling would find the same.
  await page.context().clearCookies();
  await download.click();
  await expect(page.getByLabel("Password")).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(401);
});
