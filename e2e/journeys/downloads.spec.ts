import { readFile } from "node:fs/promises";
import { readArchive } from "#e2e/support/read-archive.ts";
import { doorsWindows } from "#content/products/doors-windows.ts";
import { REQUEST_QUOTE_PATH } from "#content/request-quote-path.ts";
import { documents } from "#server/documents/document-queries.ts";
import { threePartText } from "#server/specifications/specification-text-format.ts";
import { fetchDocument } from "#e2e/support/http.ts";
import { fillRequired, someBuyer } from "#e2e/support/quote-form.ts";
import { expect, test } from "#e2e/support/fixtures.ts";

test("Every document is listed with its type, size and date, and is of that type", async ({
  page,
  request,
}) => {
  await page.goto("/downloads");
  for (const document of documents) {
    const { path, name, format } = document;
    const line = page.getByRole("listitem").filter({ has: page.locator(`a[href="${path}"]`) });
    await expect(line).toContainText(name);
    await expect(line).toContainText(
      new RegExp(`${format}, (?:\\d+\\.\\d\\sM|\\d+\\sK)B · \\d+\\s\\w+ \\d{4}`),
    );
    await fetchDocument(request, document);
  }
});

test("I read a product's specification text, and take it away as it stands on the page", async ({
  page,
  request,
}) => {
  await page.goto("/products/doors-windows");
  await page.getByRole("link", { name: "Specification text", exact: true }).click();
  await expect(page.getByRole("heading", { name: "2.3 PROPERTIES" })).toBeVisible();
  const shown = await page.getByRole("main").innerText();
  const lines = threePartText(doorsWindows).map(({ number, text }) => `${number} ${text}`);
  for (const line of lines) expect(shown.replaceAll("\u00a0", " ")).toContain(line);

  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: /^Word document DOCX, \d+\sKB$/ }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe("doors-windows-specification-text.docx");
  const word = readArchive(await readFile(await download.path())).get("word/document.xml");
  const paragraphs = (word?.toString().split("</w:p>") ?? [])
    // Word numbers them.
    .filter((paragraph) => paragraph.includes("<w:numPr>"))
    .map((paragraph) => {
      const level = /<w:ilvl w:val="(\d)"/.exec(paragraph)?.[1];
      const text = paragraph.replaceAll(/<[^>]+>/g, "");
      return `${level} ${text.replaceAll("&apos;", "'").replaceAll("&amp;", "&")}`;
    });
  expect(paragraphs).toEqual(
    threePartText(doorsWindows).map(({ level, text }) => `${level} ${text}`),
  );

  const plain = await request.get(`${doorsWindows.path}/specification-text.txt`);
  const read = (await plain.text()).split("\r\n").map((line) => line.trim());
  expect(read).toEqual(expect.arrayContaining(lines));
  expect((await request.get("/products/gold/specification-text.txt")).status()).toBe(404);
});

test("I take a drawing kit along, and the quote form names it until it is sent", async ({
  page,
}) => {
  await page.goto("/products/wall-panels/specification-text");
  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: /^Drawing kit ZIP, \d+\.\d\sMB$/ }).click();
  expect((await saved).suggestedFilename()).toBe("wall-panels-drawing-kit.zip");
  await page.getByRole("main").getByRole("link", { name: "Request a Quote" }).click();
  await expect(page.getByLabel("Specifications")).toHaveValue("Drawing kit: Wall panels");
  await fillRequired(page, someBuyer());
  await page.getByRole("button", { name: "Submit request" }).click();
  await expect(page.getByText("Thank you.")).toBeVisible();
  await page.goto("/about");
  await page.getByRole("link", { name: "Request Quote" }).first().click();
  await expect(page.getByLabel("Full name")).toBeVisible();
  await expect(page.getByLabel("Specifications")).toHaveValue("");
});

test("I ask for the EUDR data of my lot, and the quote form names both", async ({ page }) => {
  await page.goto("/downloads");
  const lot = page.getByLabel("Lot number, if there is one");
  await page.getByLabel("Document", { exact: true }).selectOption("EUDR due-diligence data");
  await page.getByLabel("Product", { exact: true }).selectOption("Hardwood flooring");
  await lot.fill("four");
  await page.getByRole("button", { name: "Request this document" }).click();
  // The browser says it beside the field.
  await expect(page).toHaveURL("/downloads");
  expect(await lot.evaluate((field: HTMLInputElement) => field.validity.patternMismatch)).toBe(
    true,
  );
  await expect(lot).toBeFocused();
  await lot.fill("20417");
  await page.getByRole("button", { name: "Request this document" }).click();
  await expect(page.getByLabel("Specifications")).toHaveValue(
    "Document: EUDR due-diligence data, lot 20417",
  );
  await expect(page.getByLabel("Hardwood flooring", { exact: true })).toBeChecked();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an address with an unknown paper, product or lot says so beside the specifications", async ({
    page,
  }) => {
    for (const [query, problem, expected] of [
      ["document=gold", "There is no such paper. Name the one that you need.", ""],
      ["document=reach&from=gold", "There is no such product.", "Document: REACH declaration"],
      ["document=reach&lot=four", "has digits only", "Document: REACH declaration, lot four"],
    ] as const) {
      await page.goto(`${REQUEST_QUOTE_PATH}?${query}`);
      await expect(page.getByLabel("Specifications")).toHaveAccessibleDescription(
        new RegExp(problem.replace(".", "\\.")),
      );
      await expect(page.getByLabel("Specifications")).toHaveValue(expected);
    }
  });
});
