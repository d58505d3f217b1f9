import { company } from "#content/company.ts";
import type { Page } from "@playwright/test";
import { expectAccessible } from "#e2e/support/accessibility.ts";
import { test } from "#e2e/support/fixtures.ts";
import { describe, expect, PATH } from "#e2e/support/image-tool.ts";
import { signIn } from "#e2e/support/inbox-page.ts";
import { expectUploaded, fileRow, filesOf } from "#e2e/support/quote-files.ts";
import { fillRequired, someBuyer } from "#e2e/support/quote-form.ts";

const SENTENCE = "Walnut kitchen with a marble island & brass pulls";
/** The design for that sentence; the tool chose the floor. */
const WORDS = new RegExp(
  `^From the image tool: Kitchen with \\w+ fronts in American walnut, an island in Calacatta marble, .*\\.\\nIn my words: “${SENTENCE}”`,
);

const send = (page: Page) => page.getByRole("link", { name: "Send this to the export desk" });
const specifications = (page: Page) => page.getByLabel("Specifications");
const cabinets = (page: Page) => page.getByLabel("Custom cabinets", { exact: true });

test("I send an image and its description to the export team, edit the words, and the inbox shows both", async ({
  page,
  rowsOf,
}) => {
  const buyer = someBuyer();
  await page.goto(PATH);
  await describe(page, SENTENCE);
  await send(page).click();
  const dialog = page.getByRole("dialog", { name: "Request a quote" });
  await expect(dialog).toBeVisible();
  await expect(specifications(page)).toHaveValue(WORDS);
  await expect(cabinets(page)).toBeChecked();
  await expectAccessible(page);
  await expectUploaded(page, `${company.slug}-kitchen-walnut`);
  // Sent again, the same image is attached once.
  await page.keyboard.press("Escape");
  await send(page).click();
  await expectUploaded(page, `${company.slug}-kitchen-walnut`);
  await expect(fileRow(page, `${company.slug}-`)).toHaveCount(1);

  await specifications(page).press("Control+End");
  await specifications(page).pressSequentially("\nTwelve apartments like this.");
  await fillRequired(page, buyer);
  const expected = await specifications(page).inputValue();
  await page.getByRole("button", { name: "Submit request" }).click();
  await expect(page.getByText("Thank you.")).toBeVisible();
  const [row] = await rowsOf(buyer.email);
  expect(row).toMatchObject({ product_category: "custom-cabinets", specifications: expected });
  expect(await filesOf(buyer.email)).toMatchObject([
    {
      name: expect.stringMatching(new RegExp(`^${company.slug}-kitchen-walnut-.*\\.webp$`)),
      state: "complete",
    },
  ]);

  await signIn(page, `?q=${encodeURIComponent(buyer.email)}`);
  await page
    .getByRole("button", { name: /View Details/ })
    .first()
    .click();
  await expect(page.getByText("Twelve apartments like this.")).toBeVisible();
  await expect(page.getByText(`In my words: “${SENTENCE}”`)).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("I send an image's description to the export team, and it is stored", async ({
    page,
    rowsOf,
  }) => {
    const buyer = someBuyer();
    await page.goto(PATH);
    await describe(page, SENTENCE);
    await expect(page.getByRole("img", { name: /American walnut/ })).toBeVisible();
    await send(page).click();
    await expect(specifications(page)).toHaveValue(WORDS);
    await expect(cabinets(page)).toBeChecked();
    await fillRequired(page, buyer);
    await page.getByRole("button", { name: "Submit request" }).click();
    await expect(page.getByText("Thank you.")).toBeVisible();
    const [row] = await rowsOf(buyer.email);
    expect(row?.specifications).toMatch(WORDS);
    expect(row).toMatchObject({ product_category: "custom-cabinets" });
  });
});
