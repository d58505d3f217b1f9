/** What the specification says of Teragus in so many words. The owner of another company deletes this file. */
import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { fillRequired, someBuyer } from "./support/quote-form.ts";

/** The numbers of its sections 2 and 9 by the page that it gives them to. */
const NUMBERS: Record<string, readonly string[]> = {
  "/": [
    "500+",
    "15+",
    "100+",
    "24/7",
    "200+",
    "150+",
    "50+",
    "75+",
    "25+",
    "25-year",
    "FSC",
    "PEFC",
  ],
  "/about": [
    "2014",
    "200+",
    "96%",
    "99.7%",
    "15-point",
    "25+ year",
    "0.1 mm",
    "Exported to 15+ Countries",
  ],
  "/quality": ["15-point", "99.7%", "0.1 mm"],
  "/products/hardwood-flooring": [
    "15+",
    "3–12 in",
    "3/4, 5/8, 1/2, 3/8 in",
    "up to 16 ft",
    "25-year",
    "15 years residential",
    "5 years commercial",
    "6–8%",
  ],
  "/products/wall-panels": [
    "0.65–0.95",
    "0.85+",
    "Class A",
    "under 25",
    "35+",
    "20-year",
    "4–8 in",
    "up to 12 custom",
    "8, 9, 10, 12, 16 ft",
    "3/4, 1, 1-1/4 in",
  ],
  "/products/custom-cabinets": ["6–12 weeks", "4–6"],
  "/products/doors-windows": ["Energy Star", "Hurricane", "Multi-point"],
  "/asset-classes/luxury-residences": ["200+", "15", "25", "98%"],
  "/asset-classes/hospitality-resorts": ["150+", "50", "25M", "99.8%"],
  "/asset-classes/commercial-retail": ["500+", "100+", "25M sq ft", "99.9%"],
  "/asset-classes/office": ["75+", "50M", "200+", "99.9%"],
  "/asset-classes/real-estate-developments": ["100+", "50+", "100M+", "99.5%", "15%", "98%"],
  "/asset-classes/oem-private-label": ["50+", "20+", "10M+", "99.9%"],
};

test.describe("the specification's words", () => {
  for (const [path, numbers] of Object.entries(NUMBERS))
    test(`${path} has its numbers`, async ({ request }) => {
      const text = await textOf(request, path);
      for (const number of numbers) expect(text).toContain(number);
    });

  test("the company, its hours and its promises", async ({ page, request }) => {
    await page.goto("/");
    await expect(page).toHaveTitle(/ \| Teragus$/);
    await expect(page.getByRole("banner").getByRole("link", { name: "Teragus" })).toBeVisible();
    const text = await textOf(request, "/");
    for (const expected of [
      "Monday–Friday 8AM–6PM CST",
      "within 2 hours",
      "24–48 hours",
      "3–5 business days",
      "15+ countries served",
      "trusted by 500+ global projects",
    ])
      expect(text).toContain(expected);
    const counted = page.locator(".claims dd");
    await expect(counted).toHaveText(["15+", "500+", "100+", "24/7"]);
    await expect(page.locator(".regions")).toContainText(/200\+.*150\+.*100\+.*50\+/s);
  });

  test("the message of success", async ({ page }) => {
    await page.goto("/request-quote");
    await fillRequired(page, someBuyer());
    await page.getByRole("button", { name: "Submit request" }).click();
    await expect(
      page.getByText("We'll get back to you within 24-48 hours with a detailed quote."),
    ).toBeVisible();
    await expect(page.getByText("within 2 business days")).toBeVisible();
  });
});

/** Of a page, as it is read. */
async function textOf(request: APIRequestContext, path: string): Promise<string> {
  const html = await (await request.get(path)).text();
  return html
    .replaceAll(/<(script|style)[^]*?<\/\1>/g, "")
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll("\u00A0", " ");
}
