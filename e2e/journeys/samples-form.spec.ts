import type { Page } from "@playwright/test";
import { SAMPLES_IN_A_BOX } from "#content/sample-options.ts";
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

    test("a box is ordered, stored as a quote request, and receipted", async ({ page, rowsOf }) => {
      const buyer = someBuyer();
      await page.goto(BOX);
      for (const name of ["Teak", "Fluted", "Windows"])
        await expect(sample(page, name)).toBeChecked();
      await expect(sample(page, "Windows")).toHaveAccessibleName("Windows Corner section");
      await fillIn(page, buyer);
      await submit(page).click();
      await expect(receipt(page)).toContainText(/TQ-\d+/);
      await expect(receipt(page)).toContainText("Your samples leave in 3–5");
      await expect(receipt(page)).not.toContainText("detailed quote");
      for (const words of ["Teak", "Fluted", "Windows", "Rua das Flores 12"])
        await expect(receipt(page)).toContainText(words);
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

    test("a sample that is taken out is not ordered", async ({ page, rowsOf }) => {
      const buyer = someBuyer();
      await page.goto(BOX);
      await sample(page, "Fluted").focus();
      await page.keyboard.press("Space");
      await expect(sample(page, "Fluted")).not.toBeChecked();
      await fillIn(page, buyer);
      await submit(page).click();
      await expect(receipt(page)).toBeVisible();
      const [row] = await rowsOf(buyer.email);
      expect(row?.specifications).toBe(SAID.replace(" Fluted (wall panels);", ""));
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

    test("a box that was emptied keeps what was typed", async ({ page }) => {
      await page.goto(`${FORM}?sample=teak`);
      await fillIn(page, { name: "Ana", email: "ana@estudio.example" });
      await sample(page, "Teak").uncheck();
      if (!javaScriptEnabled) {
        await submit(page).click();
        await expect(page.getByText("Put at least one sample in the box.")).toBeVisible();
      } else await expect(submit(page)).toBeDisabled();
      await expect(address(page)).toHaveValue(ADDRESS);
    });

    test("an empty box says where samples are chosen", async ({ page }) => {
      await page.goto(`${FORM}?sample=%3Cb%3Egold%3C%2Fb%3E&sample[]=teak`);
      await expect(page.getByText("There is no sample in your box yet.")).toBeVisible();
      expect(await page.locator("main").innerHTML()).not.toMatch(/gold/);
      await expect(submit(page)).toHaveCount(0);
      await page.locator("main").getByRole("link", { name: "Wall panels" }).click();
      await expect(page).toHaveURL("/products/wall-panels");
    });

    test("the sector of the page that led here is the project's type", async ({ page, rowsOf }) => {
      const buyer = someBuyer();
      await page.goto(BOX, {
        referer: new URL("/asset-classes/hospitality-resorts", test.info().project.use.baseURL)
          .href,
      });
      await fillIn(page, buyer);
      await submit(page).click();
      await expect(receipt(page)).toBeVisible();
      expect(await rowsOf(buyer.email)).toMatchObject([{ project_type: "hospitality-resort" }]);
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
  await expect(page.getByText("There is no sample in your box yet.")).toBeVisible();
});

test("the button says what is still needed, and leads to it", async ({ page }) => {
  await page.goto(`${FORM}?sample=teak`);
  await expect(submit(page)).toBeDisabled();
  await page.getByRole("button", { name: "Delivery address" }).click();
  await expect(address(page)).toBeFocused();
  await fillIn(page, someBuyer());
  await expect(submit(page)).toBeEnabled();
  await sample(page, "Teak").uncheck();
  await expect(submit(page)).toBeDisabled();
  await expect(submit(page)).toHaveAccessibleDescription("Still needed: A sample");
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

test("back leads to the product, with the samples still in the basket", async ({ page }) => {
  await page.goto("/products/hardwood-flooring", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Ask for a sample: Ash" }).click();
  await page.getByRole("link", { name: "Ask for them" }).click();
  await expect(page).toHaveURL(`${FORM}?sample=ash`);
  await page.goBack();
  await expect(page.getByRole("button", { name: "Ask for a sample: Ash" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
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

test("it speaks the page's language", async ({ page, rowsOf }) => {
  const buyer = someBuyer();
  await page.goto("/de/request-samples?sample=windows");
  await expect(page.getByRole("checkbox", { name: "Fenster Eckmuster" })).toBeChecked();
  await page.getByLabel("Vollständiger Name").fill(buyer.name);
  await page.getByLabel("E-Mail").fill(buyer.email);
  await page.getByLabel("Lieferadresse").fill("Lindenstraße 4, 10969 Berlin");
  await page.getByRole("button", { name: "Anfrage senden" }).click();
  await expect(receipt(page)).toContainText("Ihre Muster gehen in 3–5 Arbeitstagen hinaus.");
  expect(await rowsOf(buyer.email)).toMatchObject([
    {
      language: "de",
      specifications:
        "Samples: Windows (doors and windows), corner section\nDelivery address:\nLindenstraße 4, 10969 Berlin",
    },
  ]);
});
