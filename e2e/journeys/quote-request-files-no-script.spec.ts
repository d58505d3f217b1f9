import { randomUUID } from "node:crypto";
import { PLAIN_REQUEST_QUOTE_PATH } from "#content/request-quote-path.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { fillRequired, someBuyer } from "#e2e/support/quote-form.ts";
import { filesLike, filesOf, somePdf, someProgram } from "#e2e/support/quote-files.ts";

const MB = 1024 * 1024;
const unique = (name: string) => `${randomUUID().slice(0, 8)} ${name}`;

test.use({ javaScriptEnabled: false });

test("Without JavaScript three files are posted together with the form, and the response names the rejected ones", async ({
  page,
}) => {
  const buyer = someBuyer();
  const [plan, model, program] = [unique("plan.pdf"), unique("model.pdf"), unique("setup.exe")];
  await page.goto(PLAIN_REQUEST_QUOTE_PATH);
  await fillRequired(page, buyer);
  await page
    .getByLabel("Drawings and schedules")
    .setInputFiles([somePdf(plan, 2 * MB), somePdf(model, MB), someProgram(program)]);
  await page.getByRole("button", { name: "Submit request" }).click();
  await expect(page.getByRole("heading", { name: /^Thank you/ })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByText("2 of 3 files arrived with it.")).toBeVisible();
  await expect(page.getByText(/^We take PDF, DWG,/)).toBeVisible();
  expect(
    (await filesOf(buyer.email)).map(({ name, state, errorCode }) => [name, state, errorCode]),
  ).toEqual(
    [
      [plan, "complete", null],
      [model, "complete", null],
      [program, "missing", "unknown-type"],
    ].toSorted(),
  );
  const [stored] = await filesLike(plan);
  expect(stored?.bytes).toBe(stored?.size);
});

test("Without JavaScript a form that has to be corrected keeps its files, large or small", async ({
  page,
}) => {
  for (const bytes of [20_000, 3 * MB]) {
    const buyer = someBuyer();
    const name = unique("plan.pdf");
    await page.goto(PLAIN_REQUEST_QUOTE_PATH);
    await fillRequired(page, { ...buyer, email: "no address" });
    await page.getByLabel("Drawings and schedules").setInputFiles(somePdf(name, bytes));
    await page.locator("form").evaluate((form) => form.setAttribute("novalidate", ""));
    await page.getByRole("button", { name: "Submit request" }).click();
    await expect(page.getByRole("list", { name: "Files" })).toContainText(name);
    await page.getByLabel("E-mail").fill(buyer.email);
    await page.getByRole("button", { name: "Submit request" }).click();
    await expect(page.getByText("1 file arrived with it.")).toBeVisible();
    expect(await filesOf(buyer.email)).toMatchObject([{ name, state: "complete" }]);
  }
});
