import type { Page } from "@playwright/test";
import { allSamples, SAMPLES_IN_A_BOX } from "#content/sample-options.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { expectAccessible } from "#e2e/support/accessibility.ts";
import { someBuyer } from "#e2e/support/quote-form.ts";

const FORM = "/request-samples";
const BOX = `${FORM}?sample=teak&sample=fluted&sample=windows`;
const ADDRESS = "Estudio Norte\nRua das Flores 12\n4000 Porto\nPortugal";
const SAID = `Samples: Teak (hardwood flooring); Fluted (wall panels); Windows (doors and windows), corner section\nDelivery address:\n${ADDRESS}`;
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

const sample = (page: Page, name: string) => page.getByRole("checkbox", { name });
const address = (page: Page) => page.getByLabel("Delivery address");
const submit = (page: Page) => page.getByRole("button", { name: "Submit request" });
const receipt = (page: Page) => page.locator("[data-receipt]");

async function fillIn(page: Page, buyer: { name: string; email: string }): Promise<void> {
  await page.getByLabel("Full name").fill(buyer.name);
  await page.getByLabel("E-mail").fill(buyer.email);
  await address(page).fill(ADDRESS);
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("a box is ordered without the sample that was taken out, stored as a quote request, and receipted", async ({
      page,
      rowsOf,
    }) => {
      const buyer = someBuyer();
      await page.goto(`${BOX}&sample=ash`);
      await sample(page, "Ash").focus();
      await page.keyboard.press("Space");
      await expect(sample(page, "Ash")).not.toBeChecked();
      for (const name of ["Teak", "Fluted", "Windows"])
        await expect(sample(page, name)).toBeChecked();
      await expect(sample(page, "Windows")).toHaveAccessibleName("Windows Corner section");
      await fillIn(page, buyer);
      await submit(page).click();
      await expect(receipt(page)).toContainText(/TQ-\d+/);
      await expect(receipt(page)).toContainText("Your samples leave in 3–5");
      await expect(receipt(page)).not.toContainText("detailed quote");
      for (const expected of ["Teak", "Fluted", "Windows", "Rua das Flores 12"])
        await expect(receipt(page)).toContainText(expected);
      // The checker is a script.
      if (javaScriptEnabled) await expectAccessible(page);
      const [row] = await rowsOf(buyer.email);
      expect(row).toMatchObject({
        name: buyer.name,
        project_type: "other",
        product_category: "hardwood-flooring, wall-panels, doors-windows",
        specifications: SAID,
        message: null,
        status: "pending",
      });
    });

    test("a wrong address is said beside its field, and nothing typed is lost", async ({
      page,
    }) => {
      await page.goto(BOX);
      await fillIn(page, { name: "Ana", email: "ana@studio" });
      await sample(page, "Teak").uncheck();
      await submit(page).click();
      await expect(page.getByLabel("E-mail")).toHaveAccessibleDescription(
        "Enter an address like name@company.com.",
      );
      await expect(page.getByLabel("E-mail")).toHaveValue("ana@studio");
      await expect(address(page)).toHaveValue(ADDRESS);
      await expect(sample(page, "Windows")).toBeChecked();
      await expect(page.getByRole("checkbox", { name: "Teak", checked: true })).toHaveCount(0);
    });
  });

test("the basket's samples and the address's are in one box, and both are empty once it is ordered", async ({
  page,
  rowsOf,
}) => {
  const buyer = someBuyer();
  await page.addInitScript(() => {
    if (localStorage.getItem("teragus.samples") === null)
      localStorage.setItem("teragus.samples", '["ash","gold"]');
  });
  await page.goto(`${FORM}?sample=teak`);
  await expect(sample(page, "Ash")).toBeChecked();
  await sample(page, "Teak").uncheck();
  await expect(page).toHaveURL(`${FORM}?sample=ash`);
  await sample(page, "Teak").check();
  await expect(page).toHaveURL(`${FORM}?sample=teak&sample=ash`);
  await fillIn(page, buyer);
  await submit(page).click();
  await expect(receipt(page)).toBeVisible();
  expect(await rowsOf(buyer.email)).toHaveLength(1);
  expect(await page.evaluate(() => localStorage.getItem("teragus.samples"))).toBe("[]");
  await page.goto(FORM);
  // An empty box has every sample to choose from.
  await expect(page.getByRole("checkbox", { checked: false })).toHaveCount(allSamples.length);
  for (let place = 0; place < SAMPLES_IN_A_BOX; place += 1)
    await page.getByRole("checkbox").nth(place).check();
  await sample(page, "Windows Corner section").click();
  await expect(sample(page, "Windows Corner section")).not.toBeChecked();
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(SAMPLES_IN_A_BOX);
});

test("what I typed survives a reload and a failure, and is sent once", async ({ page, rowsOf }) => {
  const buyer = someBuyer();
  await page.goto(BOX);
  await fillIn(page, buyer);
  await page.reload();
  await expect(address(page)).toHaveValue(ADDRESS);
  await page.route("**/api/quote-requests", (route) => route.abort(), { times: 1 });
  await submit(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "There was an error" })).toBeVisible();
  await expect(address(page)).toHaveValue(ADDRESS);
  await submit(page).click();
  await expect(receipt(page)).toBeVisible();
  expect(await rowsOf(buyer.email)).toHaveLength(1);
  await page.reload();
  await expect(address(page)).toHaveValue("");
});

for (const viewport of SIZES)
  test(`empty, with errors and full, it is accessible at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(FORM);
    await expectAccessible(page);
    await page.goto(BOX);
    await expectAccessible(page);
    await page.getByLabel("E-mail").fill("ana@studio");
    await address(page).focus();
    await expect(page.getByText("Enter an address like name@company.com.")).toBeVisible();
    await expectAccessible(page);
    const full = ["white-oak", "hickory", "fluted", "v-groove", "shaker-sage", "hardware"];
    expect(full).toHaveLength(SAMPLES_IN_A_BOX);
    await page.goto(`${FORM}?${full.map((slug) => `sample=${slug}`).join("&")}`);
    await expect(page.getByRole("checkbox")).toHaveCount(SAMPLES_IN_A_BOX);
    await expectAccessible(page);
  });
