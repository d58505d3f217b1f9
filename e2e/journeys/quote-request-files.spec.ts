import { wakeForm } from "#e2e/support/wake-form.ts";
import { PLAIN_REQUEST_QUOTE_PATH } from "#content/request-quote-path.ts";
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
} from "#e2e/support/quote-files.ts";
import { fillRequired, someBuyer } from "#e2e/support/quote-form.ts";
import { startSlowNetwork } from "#e2e/support/slow-network.ts";
import { somePdf, someProgram } from "#e2e/support/some-files.ts";
import { REFERENCE_IN_TEXT } from "#e2e/support/reference.ts";

const PATH = "/request-quote";
const MB = 1024 * 1024;
const unique = (name: string) => `${randomUUID().slice(0, 8)} ${name}`;

async function openForm(page: Page, site = ""): Promise<void> {
  await page.goto(site + PATH);
  await wakeForm(page);
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

test("The upload code loads only when a file is chosen", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await openForm(page);
  await fillRequired(page, someBuyer());
  await page.waitForLoadState("networkidle");
  asked.splice(0);
  await attachmentsField(page).setInputFiles(someProgram("x.exe"));
  await expect(fileRow(page, "x.exe")).toBeVisible();
  expect(asked.filter((url) => url.endsWith(".js"))).toHaveLength(1);
});

test("An upload resumes where the connection broke", async ({ page, baseURL }) => {
  await using network = await startSlowNetwork(baseURL ?? "", { up: 8 * MB });
  const name = unique("plan.pdf");
  const file = somePdf(name, 16 * MB);
  await openForm(page, network.url);
  await attachmentsField(page).setInputFiles(file);
  const before = network.sentBytes();
  for (const percent of [30, 70]) {
    const bar = fileRow(page, "plan.pdf").getByRole("progressbar");
    await expect
      .poll(async () => Number(await bar.getAttribute("value")), { intervals: [50] })
      .toBeGreaterThan(percent);
    network.cut();
    await expect(fileRow(page, "plan.pdf")).toContainText("The connection broke");
    network.mend();
    await page.getByRole("button", { name: `Retry ${name}` }).click();
  }
  await expectUploaded(page, "plan.pdf");
  const [stored] = await filesLike(name);
  expect(stored).toMatchObject({ state: "complete", bytes: file.buffer.length });
  // A cut costs at most the current part.
  const extra = network.sentBytes() - before - file.buffer.length;
  expect(extra / MB).toBeLessThan(2 * 4.5);
});

test("An upload resumes by itself when the browser is online again", async ({ page, context }) => {
  const name = unique("plan.pdf");
  await openForm(page);
  await attachmentsField(page).setInputFiles(someProgram("x.exe"));
  await page.getByRole("button", { name: "Remove x.exe" }).click();
  await context.setOffline(true);
  await attachmentsField(page).setInputFiles(somePdf(name));
  await expect(fileRow(page, "plan.pdf")).toContainText("It goes on by itself.");
  await context.setOffline(false);
  await expectUploaded(page, "plan.pdf");
});

test("A buyer who is offline reads so, and the same button sends the request and its files later", async ({
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
  await wakeForm(page);
  await expectUploaded(page, "plan.pdf");
  await expect(fileRow(page, "doors.pdf")).toContainText("Choose it again to go on.");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "PUT") sent.push(request.url().split("/").at(-1) ?? "");
  });
  await attachmentsField(page).setInputFiles(large);
  await expect(fileRow(page, "doors.pdf")).toHaveCount(1);
  await expectUploaded(page, "doors.pdf");
  expect(sent).not.toContain("1");
  expect(await filesLike(doors)).toMatchObject([
    { state: "complete", bytes: (await stat(large)).size },
  ]);
});

test("Canceled and removed files leave nothing on the server", async ({ page }) => {
  const [plan, doors] = [unique("plan.pdf"), unique("doors.pdf")];
  await openForm(page);
  await attachmentsField(page).setInputFiles(somePdf(plan));
  await expectUploaded(page, "plan.pdf");
  await holdParts(page);
  await attachmentsField(page).setInputFiles(somePdf(doors));
  await page.getByRole("button", { name: `Cancel ${doors}` }).click();
  await page.getByRole("button", { name: `Remove ${plan}` }).click();
  await expect(page.getByRole("list", { name: "Files" })).toHaveCount(0);
  await expect(attachmentsField(page)).toBeFocused();
  await expect.poll(async () => filesLike(plan)).toEqual([]);
  await expect.poll(async () => filesLike(doors)).toEqual([]);
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
    const words = isPatient ? "2 files arrived with it." : "It arrived without its 2 files:";
    await expect(page.getByText(words)).toBeVisible({ timeout: 20_000 });
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

test("A form resubmitted after a lost response has each file once", async ({ page, context }) => {
  const buyer = someBuyer();
  await openForm(page);
  await fillRequired(page, buyer);
  await attachmentsField(page).setInputFiles(somePdf("plan.pdf"));
  await expectUploaded(page, "plan.pdf");
  await context.route("**/api/quote-requests", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    await route.fetch();
    await route.abort("connectionreset");
  });
  await page.getByRole("button", { name: "Submit request" }).click();
  await expect(page.getByText("Submission Failed")).toBeVisible();
  await context.unroute("**/api/quote-requests");
  await page.getByRole("button", { name: "Submit request" }).click();
  await expect(page.getByText("1 file arrived with it.")).toBeVisible();
  expect(await filesOf(buyer.email)).toMatchObject([{ name: "plan.pdf", state: "complete" }]);
});

test("Files can be dropped on the drop zone or elsewhere in the form", async ({
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
  await expect(page).toHaveURL(new RegExp(`${PATH}$`));
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
  const told = page.getByRole("status").first();
  await expect(told).toContainText("is uploaded.");
  await attachmentsField(page).focus();
  for (const name of [first, "second.pdf", "x.exe"]) {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: `Remove ${name}` })).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Remove second.pdf" })).toBeFocused();
  // On a slow machine one announcement tells of the upload too.
  await expect(told).toContainText("x.exe is removed.");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(attachmentsField(page)).toBeFocused();
});

test("Without JavaScript files are posted with the form and kept when a field is invalid", async ({
  browser,
  clientAddress,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    extraHTTPHeaders: { "x-forwarded-for": clientAddress },
  });
  const page = await context.newPage();
  const buyer = someBuyer();
  await page.goto(PLAIN_REQUEST_QUOTE_PATH);
  await expect(
    page.getByText("Without JavaScript they travel with the form, up to 60 MB"),
  ).toBeVisible();
  await expect(page.getByText("Choose files")).toBeHidden();
  await fillRequired(page, { ...buyer, email: "two words@estudio.example" });
  await page.getByLabel("E-mail").evaluate((field) => field.setAttribute("type", "text"));
  // Larger than what is read in one piece.
  const plan = unique("plan.pdf");
  await attachmentsField(page).setInputFiles([somePdf(plan, 6 * MB), someProgram("setup.exe")]);
  await page.getByRole("button", { name: "Submit request" }).click();
  await expect(page.getByText("Enter an address like name@company.com.")).toBeVisible();
  await expect(page.getByLabel("Full name")).toHaveValue(buyer.name);
  await expect(fileRow(page, plan)).toContainText("has arrived and stays with your request.");
  await expect(fileRow(page, "setup.exe")).toContainText("We take PDF, DWG,");
  await page.getByLabel("E-mail").fill(buyer.email);
  await attachmentsField(page).setInputFiles([somePdf("small.pdf")]);
  await page.getByRole("button", { name: "Submit request" }).click();
  await expect(page.getByText("2 of 3 files arrived with it.")).toBeVisible();
  await expect(page.getByRole("list", { name: "Did not arrive" })).toContainText("setup.exe");
  const names = (await filesOf(buyer.email)).map(({ name, state }) => `${state} ${name}`);
  expect(names.toSorted()).toEqual(
    [`complete ${plan}`, "complete small.pdf", "missing setup.exe"].toSorted(),
  );
  await context.close();
});

test("If the upload code is gone after a deployment, the buyer is told and the request lists the missing files", async ({
  page,
}) => {
  const buyer = someBuyer();
  await openForm(page);
  await fillRequired(page, buyer);
  await page.waitForLoadState("networkidle");
  await page.route("**/*.js", (route) => route.abort());
  await attachmentsField(page).setInputFiles(somePdf("plan.pdf"));
  await expect(page.getByText("The files could not be taken up.")).toBeVisible();
  await page.getByRole("button", { name: "Submit request" }).click();
  await expect(page.getByText("It arrived without its file:")).toBeVisible();
  expect(await filesOf(buyer.email)).toMatchObject([
    { name: "plan.pdf", state: "missing", errorCode: "unsent" },
  ]);
});
