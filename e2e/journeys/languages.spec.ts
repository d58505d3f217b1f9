import type { Page } from "@playwright/test";
import { LANGUAGES, languages, TRANSLATED_LANGUAGES } from "#content/languages/languages.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { waitUntilLaidOut } from "#e2e/support/page-checks.ts";
import { filledQuoteRequestForm, someBuyer, loadForm } from "#e2e/support/quote-form.ts";
import { crawledPages } from "#content/site/site-pages.ts";
import { pageTitle } from "#lib/seo/page-metadata.ts";
import { translate, hrefIn, type Words } from "#lib/languages/words.ts";
import { languagesOf, wordsOf } from "#server/languages/words-of.ts";

test("I choose my language in the footer and stay on the page", async ({ page }) => {
  await page.goto("/about");
  const list = page.getByRole("contentinfo").getByRole("navigation", { name: "Languages" });
  await expect(list.getByRole("link")).toHaveText(LANGUAGES.map((each) => languages[each].name));
  await list.getByRole("link", { name: "Deutsch" }).click();
  await expect(page).toHaveURL("/de/about");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Ein Hersteller, der exportiert.",
  );
  await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL("/about");
});

test("I ask for a quote in German, and the export team sees that I did", async ({
  page,
  rowsOf,
}) => {
  const buyer = someBuyer();
  await page.goto("/de/products/wall-panels");
  await page.getByRole("banner").getByRole("link", { name: "Angebot anfordern" }).click();
  const dialog = page.getByRole("dialog", { name: "Angebot anfordern" });
  await dialog.getByLabel("Vollständiger Name").fill(buyer.name);
  await dialog.getByLabel("E-Mail").fill("niemand");
  await dialog.getByLabel("Projektart").selectOption({ label: "Hotel oder Resort" });
  await dialog.getByRole("button", { name: "Anfrage senden" }).click();
  await expect(
    dialog.getByText("Bitte geben Sie eine Adresse wie name@firma.de ein."),
  ).toBeVisible();
  await expect(dialog.getByLabel("E-Mail")).toBeFocused();
  await dialog.getByLabel("E-Mail").fill(buyer.email);
  await dialog.getByRole("button", { name: "Anfrage senden" }).click();
  await expect(
    dialog.getByRole("heading", {
      name: "Vielen Dank. Ihre Anfrage liegt unserer Exportabteilung vor.",
    }),
  ).toBeVisible();
  expect(await rowsOf(buyer.email)).toMatchObject([
    { language: "de", product_category: "wall-panels", project_type: "hospitality-resort" },
  ]);
});

test(
  "My draft and my samples stay when I change the language",
  { tag: "@samples" },
  async ({ page }) => {
    await page.goto("/products/wall-panels");
    await page.getByRole("button", { name: "Ask for a sample: Fluted" }).click();
    await expect(page.getByRole("region", { name: "Your samples" })).toContainText("1");
    await page.goto("/request-quote");
    await loadForm(page);
    await page.getByLabel("Full name").fill("Ana Ferreira");
    await page.goto("/fr/request-quote");
    await expect(page.getByLabel("Nom complet")).toHaveValue("Ana Ferreira");
    await page.goto("/fr/request-samples");
    await expect(page.getByRole("checkbox", { name: "Cannelé" })).toBeChecked();
    await page.goto("/es/products/wall-panels");
    await expect(page.getByRole("region", { name: "Sus muestras" })).toContainText("1");
  },
);

test("Without JavaScript I get the form's errors in my language", async ({ request }) => {
  const html = await (await request.get("/es/request-quote/plain")).text();
  const form = filledQuoteRequestForm(html, { email: "nadie" });
  const answer = await request.post("/es/request-quote/plain", { multipart: form });
  const text = await answer.text();
  expect(text).toContain("Escriba una dirección como nombre@empresa.com.");
  expect(text).toContain("Revise los campos señalados.");
});

test("The sitemap names every page in every language, each with all of its languages", async ({
  request,
}) => {
  expect(await (await request.get("/robots.txt")).text()).toContain("/sitemap.xml");
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const entries = sitemap.split("<url>").slice(1);
  const alternatesOf = new Map(
    entries.map((entry) => [
      /<loc>([^<]+)/.exec(entry)?.[1],
      [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(
        ([, language, href]) => `${language} ${href}`,
      ),
    ]),
  );
  for (const alternates of alternatesOf.values()) {
    for (const alternate of alternates) {
      const [, href] = alternate.split(" ");
      expect(alternatesOf.get(href)).toEqual(alternates);
    }
    if (alternates.length > 0)
      expect(alternates.map((alternate) => alternate.split(" ")[0])).toContain("x-default");
  }
  const expected = crawledPages
    .filter(({ index }) => index !== false)
    .flatMap(({ path }) => languagesOf(path).map((language) => hrefIn({ language }, path)));
  const listed = [...alternatesOf.keys()].map((address) => new URL(address ?? "").pathname);
  expect(listed.toSorted()).toEqual(expected.toSorted());
});

for (const language of TRANSLATED_LANGUAGES)
  test.describe(languages[language].name, () => {
    const words = wordsOf(language);
    const pages = crawledPages.filter(({ path }) => languagesOf(path).includes(language));

    test("no page is wider than a phone or a desktop, cuts a label, or has a sentence left in English", async ({
      page,
    }) => {
      // Their boxes keep their places without them.
      await page.route("**/images/**", (route) => route.abort());
      const faults: Record<string, unknown> = {};
      for (const { path } of pages) {
        await page.setViewportSize({ width: 390, height: 900 });
        await page.goto(hrefIn(words, path));
        await waitUntilLaidOut(page);
        const onPhone = await page.evaluate(cutIn);
        const english = await sentencesLeftInEnglish(page, words);
        await page.setViewportSize({ width: 1440, height: 900 });
        const onDesktop = await page.evaluate(cutIn);
        const found = [...onPhone, ...onDesktop, ...english];
        if (found.length > 0) faults[path] = found;
      }
      expect(faults).toEqual({});
    });

    test("each page's own text, address and language are right", async ({ request }) => {
      for (const record of pages) {
        const html = await (await request.get(hrefIn(words, record.path))).text();
        const { title } = translate(record, words);
        expect(html).toContain(`<html lang="${language}" dir="${languages[language].direction}"`);
        expect(html).toContain(`<title>${pageTitle(title).replaceAll("&", "&amp;")}</title>`);
        expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]*/${language}`));
        expect(html).toContain(`"inLanguage":"${language}"`);
      }
    });
  });

function cutIn(): string[] {
  const { scrollWidth } = document.documentElement;
  const labels = [...document.querySelectorAll("header a, main a, main button, th, dt")].filter(
    (element) =>
      element.checkVisibility() &&
      element.scrollWidth > element.clientWidth + 1 &&
      getComputedStyle(element).overflowX === "hidden",
  );
  return [
    ...(scrollWidth > window.innerWidth ? [`${scrollWidth} of ${window.innerWidth} px`] : []),
    ...labels.map(({ textContent }) => `cut: ${textContent}`),
  ];
}

async function sentencesLeftInEnglish(page: Page, words: Words): Promise<string[]> {
  const said = await page.evaluate(() =>
    [...document.querySelectorAll("body :not(script, style)")].flatMap((element) => [
      ...[...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent ?? ""),
      ...["alt", "aria-label", "placeholder"].map((name) => element.getAttribute(name) ?? ""),
    ]),
  );
  const text = said.join("\n").replaceAll("\u00a0", " ");
  return Object.entries(words.dictionary ?? {})
    .filter(([sentence, translated]) => /\w \w/.test(sentence) && translated !== sentence)
    .map(([sentence]) => sentence)
    .filter((sentence) => text.includes(sentence));
}
