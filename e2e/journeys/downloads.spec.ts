import { declarationNames } from "#content/declaration-names.ts";
import { REQUEST_QUOTE_PATH } from "#content/request-quote-path.ts";
import { documents } from "#server/documents/documents.ts";
import { expect, test } from "#e2e/support/fixtures.ts";

test("Every document is listed with its type, size, page count and date, and is a PDF", async ({
  page,
  request,
}) => {
  await page.goto("/downloads");
  for (const { path, name } of documents) {
    const line = page.getByRole("listitem").filter({ has: page.locator(`a[href="${path}"]`) });
    await expect(line).toContainText(name);
    await expect(line).toContainText(/PDF, (?:\d+\.\d\sM|\d+\sK)B · \d+\spages? · \d+\s\w+ \d{4}/);
    const response = await request.get(path);
    expect(response.headers()["content-type"], path).toBe("application/pdf");
    expect((await response.body()).subarray(0, 5).toString(), path).toBe("%PDF-");
  }
});

test("The footer links to the downloads", async ({ page }) => {
  await page.goto("/about");
  await page
    .getByRole("navigation", { name: "Footer" })
    .getByRole("link", { name: "Downloads" })
    .click();
  await expect(page).toHaveURL("/downloads");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("For the file");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("each declaration's link opens the quote form with the declaration in its specifications", async ({
    page,
  }) => {
    for (const [index, [id, name]] of Object.entries(declarationNames).entries()) {
      await page.goto("/downloads");
      await page
        .getByRole("link", { name: /^Ask for it/ })
        .nth(index)
        .click();
      await expect(page).toHaveURL(`${REQUEST_QUOTE_PATH}?document=${id}`);
      await expect(page.getByLabel("Specifications")).toHaveValue(`Document: ${name}`);
    }
  });
});
