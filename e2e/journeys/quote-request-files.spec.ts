import { loadForm, fillRequired, someBuyer, REFERENCE_IN_TEXT } from "#e2e/support/quote-form.ts";
import { randomUUID } from "node:crypto";
import { stat, writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { QUOTE_REQUEST_OFFLINE } from "#lib/quote-requests/quote-request-result.ts";
import { expectAccessible } from "#e2e/support/accessibility.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import {
  attachmentsField,
  expectUploaded,
  fileRow,
  filesLike,
  filesOf,
  holdParts,
  somePdf,
  someProgram,
} from "#e2e/support/quote-files.ts";
import { company } from "#content/company.ts";

const PATH = "/request-quote";
const MB = 1024 * 1024;
const unique = (name: string) => `${randomUUID().slice(0, 8)} ${name}`;

async function openForm(page: Page, site = ""): Promise<void> {
  await page.goto(site + PATH);
  await loadForm(page);
}

test("A buyer attaches two valid files and one of an unsupported type, and the confirmation names the rejected one", async ({
  page,
}) => {
  const buyer = someBuyer();
  await openForm(page);
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await fillRequired(page, buyer);
  await page.waitForLoadState("networkidle");
  scripts.splice(0);
  const [plan, doors, program] = ["plan.pdf", "doors.pdf", "setup.exe"].map(unique);
  await attachmentsField(page).setInputFiles(somePdf(plan ?? ""));
  await expectUploaded(page, "plan.pdf");
  expect(scripts.length, "the code for files comes when one is chosen").toBeGreaterThan(0);

  const release = await holdParts(page);
  await attachmentsField(page).setInputFiles([somePdf(doors ?? ""), someProgram(program ?? "")]);
  await expect(fileRow(page, "setup.exe")).toContainText("We take PDF, DWG,");
  await expect(page.getByRole("progressbar", { name: `Upload of ${doors}` })).toBeVisible();
  await expect(page.getByRole("button", { name: `Cancel ${doors}` })).toBeVisible();
  await expect(page.getByRole("button", { name: `Remove ${plan}` })).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, "form");
  }
  release();
  await expectUploaded(page, "doors.pdf");

  await page.getByRole("button", { name: "Submit request" }).click();
  await expect(page.getByText("2 of 3 files arrived with it.")).toBeVisible();
  await expect(page.getByRole("list", { name: "Did not arrive" })).toContainText(
    `${program}: We take PDF, DWG,`,
  );
  for (const name of [plan, doors])
    await expect(page.getByRole("main").getByText(String(name))).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: /@/ })).toHaveAttribute(
    "href",
    new RegExp(`subject=${REFERENCE_IN_TEXT.source}`),
  );
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, "main");
  }
  expect(await filesOf(buyer.email)).toMatchObject(
    [
      { name: doors, state: "complete" },
      { name: plan, state: "complete" },
      { name: program, state: "missing", errorCode: "unknown-type" },
    ].toSorted((a, b) => (String(a.name) < String(b.name) ? -1 : 1)),
  );
});

test("A buyer who is offline is told so, and the same button sends the request and its files later", async ({
  page,
  context,
  rowsOf,
}) => {
  const buyer = someBuyer();
  await openForm(page);
  await fillRequired(page, buyer);
  const key = await page.locator('[name="idempotencyKey"]').inputValue();
  await context.setOffline(true);
  await attachmentsField(page).setInputFiles(somePdf("plan.pdf"));
  await expect(page.getByText("The files are kept and uploaded when you are")).toBeVisible();
  const submit = page.getByRole("button", { name: "Submit request" });
  const offline = page.getByRole("alert").filter({ hasText: QUOTE_REQUEST_OFFLINE });
  await submit.click();
  await expect(offline).toBeVisible();
  await context.setOffline(false);
  await expectUploaded(page, "plan.pdf");
  await expect(offline).toHaveCount(0);

  const release = await holdParts(page);
  await attachmentsField(page).setInputFiles(somePdf("doors.pdf"));
  await expect(fileRow(page, "doors.pdf")).toBeVisible();
  await submit.click();
  await expect(page.getByText("Waiting for 1 file")).toBeVisible();
  await context.setOffline(true);
  await expect(offline).toBeVisible();
  release();
  await context.setOffline(false);
  await submit.click();
  await expect(page.getByText("2 files arrived with it.")).toBeVisible();
  expect(await rowsOf(buyer.email)).toMatchObject([{ idempotency_key: key }]);
});

test("Uploaded files survive a reload, and an interrupted upload resumes when its file is chosen again", async ({
  page,
}, testInfo) => {
  const [plan, doors] = [unique("plan.pdf"), unique("doors.pdf")];
  const large = testInfo.outputPath(doors);
  await writeFile(large, somePdf(doors, 9 * MB).buffer);
  await openForm(page);
  await attachmentsField(page).setInputFiles(somePdf(plan));
  await expectUploaded(page, "plan.pdf");
  const release = await holdParts(page, 2);
  await attachmentsField(page).setInputFiles(large);
  await expect.poll(async () => (await filesLike(doors))[0]?.bytes).toBeGreaterThan(0);
  await page.reload();
  release();
  await page.unroute("**/api/files/*/parts/*");
  await loadForm(page);
  await expectUploaded(page, "plan.pdf");
  await expect(fileRow(page, "doors.pdf")).toContainText("Choose it again to go on.");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/parts/")) sent.push(request.url().split("/").at(-1) ?? "");
  });
  await attachmentsField(page).setInputFiles(large);
  await expect(fileRow(page, "doors.pdf")).toHaveCount(1);
  await expectUploaded(page, "doors.pdf");
  expect(sent).not.toContain("1");
  expect(await filesLike(doors)).toMatchObject([
    { state: "complete", bytes: (await stat(large)).size },
  ]);
});

test("Submit waits for uploads in progress unless the buyer sends without them", async ({
  page,
}) => {
  for (const isPatient of [true, false]) {
    const buyer = someBuyer();
    await openForm(page);
    await fillRequired(page, buyer);
    const release = await holdParts(page);
    await attachmentsField(page).setInputFiles(
      [1, 2].map((index) => somePdf(unique(`${index}.pdf`))),
    );
    // The button moves as files are listed, and a click could miss it.
    await expect(fileRow(page, "2.pdf")).toBeVisible();
    await page.getByRole("button", { name: "Submit request" }).click();
    await expect(page.getByRole("button", { name: "Waiting for files" })).toBeDisabled();
    await expect(page.getByText("Waiting for 2 files")).toBeVisible();
    if (isPatient) release();
    else await page.getByRole("button", { name: "Send without them" }).click();
    const expected = isPatient ? "2 files arrived with it." : "It arrived without its 2 files:";
    await expect(page.getByText(expected)).toBeVisible({ timeout: 20_000 });
    release();
    await page.unroute("**/api/files/*/parts/*");
    const state = isPatient ? "complete" : "missing";
    expect((await filesOf(buyer.email)).map((file) => file.state)).toEqual([state, state]);
  }
});

test("An upload continues while the dialog is closed and is listed when it is reopened", async ({
  page,
}) => {
  const name = unique("plan.pdf");
  await page.goto("/about");
  const open = () => page.getByRole("link", { name: "Request Quote" }).first().click();
  await open();
  const release = await holdParts(page);
  await attachmentsField(page).setInputFiles(somePdf(name));
  await expect(fileRow(page, "plan.pdf")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  release();
  await expect.poll(async () => (await filesLike(name))[0]?.state).toBe("complete");
  await open();
  await expectUploaded(page, "plan.pdf");
  await expect(fileRow(page, "plan.pdf")).toHaveCount(1);
});

test("A duplicated tab says before it sends that its file went with another request", async ({
  page,
  context,
}) => {
  await openForm(page);
  await fillRequired(page, someBuyer());
  await attachmentsField(page).setInputFiles(somePdf("plan.pdf"));
  await expectUploaded(page, "plan.pdf");
  const opened = context.waitForEvent("page");
  await page.evaluate(() => void window.open(location.href));
  const other = await opened;
  await loadForm(other);
  await expectUploaded(other, "plan.pdf");
  await page.getByRole("button", { name: "Submit request" }).click();
  await expect(page.locator("[data-receipt]")).toContainText("plan.pdf");
  await expect(fileRow(other, "plan.pdf")).toContainText("It went with another request.");
  await other.getByLabel("Message").fill("And doors");
  await attachmentsField(other).setInputFiles(somePdf("copy.pdf"));
  await expectUploaded(other, "copy.pdf");
  await other.getByRole("button", { name: "Submit request" }).click();
  await expect(other.locator("[data-receipt]")).toContainText("copy.pdf");
});

test("Where a network refuses uploads, small files go with the form", async ({ page }) => {
  await page.route("**/api/files/**", (route) => route.fulfill({ status: 403, body: "<html>" }));
  await openForm(page);
  await fillRequired(page, someBuyer());
  await attachmentsField(page).setInputFiles(somePdf("plan.pdf"));
  await expect(fileRow(page, "plan.pdf")).toContainText(`mail it to ${company.email}`);
  await page.getByRole("button", { name: "Submit request" }).click();
  await expect(page.locator("[data-receipt]")).toContainText("plan.pdf");
});

test("Files can be dropped on the drop zone or elsewhere in the form, and nothing happens on other pages", async ({
  page,
}, testInfo) => {
  const path = testInfo.outputPath("plan.pdf");
  await writeFile(path, somePdf("plan.pdf").buffer);
  await openForm(page);
  const devtools = await page.context().newCDPSession(page);
  const drop = async (label: string) => {
    const field = page.getByLabel(label);
    await field.scrollIntoViewIfNeeded();
    const box = await field.boundingBox();
    const at = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 };
    const data = { items: [], files: [path], dragOperationsMask: 1 };
    for (const type of ["dragEnter", "dragOver", "drop"] as const)
      await devtools.send("Input.dispatchDragEvent", { type, ...at, data });
  };
  await drop("Drawings and schedules");
  await expectUploaded(page, "plan.pdf");
  await writeFile(path, somePdf("plan.pdf", 30_000).buffer);
  await drop("Message");
  await expect(fileRow(page, "plan.pdf")).toHaveCount(2);
  for (const other of ["/products", "/admin/teragus-submissions"]) {
    await page.goto(other);
    const replacesPage = page.locator("h1").evaluate((heading) => {
      const init = { dataTransfer: new DataTransfer(), bubbles: true, cancelable: true };
      init.dataTransfer.items.add(new File(["x"], "plan.pdf"));
      return heading.dispatchEvent(new DragEvent("drop", init));
    });
    expect(await replacesPage, other).toBe(false);
  }
});

test("Files are added and removed with the keyboard, and changes are announced", async ({
  page,
}) => {
  const first = unique("first.pdf");
  page.on("filechooser", (chooser) =>
    chooser.setFiles([somePdf(first), somePdf("second.pdf"), someProgram("x.exe")]),
  );
  await openForm(page);
  await attachmentsField(page).focus();
  await page.keyboard.press("Enter");
  await expectUploaded(page, "second.pdf");
  await expectUploaded(page, "first.pdf");
  const status = page.getByRole("status").first();
  await expect(status).toContainText("is uploaded.");
  await attachmentsField(page).focus();
  for (const name of [first, "second.pdf", "x.exe"]) {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: `Remove ${name}` })).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Remove second.pdf" })).toBeFocused();
  // On a slow machine one announcement tells of the upload too.
  await expect(status).toContainText("x.exe is removed.");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(attachmentsField(page)).toBeFocused();
});
