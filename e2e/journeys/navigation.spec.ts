import { expect, test, type Page } from "@playwright/test";
import { PLAIN_REQUEST_QUOTE_PATH } from "#content/request-quote-path.ts";
import { navigation } from "#content/site/site-navigation.ts";
import { company } from "#content/company.ts";

const bar = (page: Page) => page.getByRole("banner");
const menu = (page: Page, label: string) =>
  bar(page).locator("details", { has: page.getByText(label, { exact: true }) });
const summary = (page: Page, label: string) => menu(page, label).locator("summary");
const sheet = (page: Page) => page.locator("#site-menu");
const menus = navigation.filter((item) => item.kind === "menu");

test.describe("with a mouse", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  for (const { label, links, overview } of menus) {
    test(`${label} opens on hover and stays open on the first click`, async ({ page }) => {
      await page.goto("/about");
      await summary(page, label).hover();
      await expect(menu(page, label)).toHaveAttribute("open", "");
      await summary(page, label).click();
      await expect(menu(page, label)).toHaveAttribute("open", "");
      for (const { label: name, href } of [...links, overview])
        await expect(menu(page, label).getByRole("link", { name }).first()).toHaveAttribute(
          "href",
          href,
        );

      await summary(page, label).click();
      await expect(menu(page, label)).not.toHaveAttribute("open");
    });
  }

  test("a slow pointer reaches a menu without closing it", async ({ page }) => {
    await page.goto("/about");
    await summary(page, "Products").hover();
    const { x = 0, y = 0, height = 0 } = (await summary(page, "Products").boundingBox()) ?? {};
    for (let step = 0; step < 6; step += 1) {
      await page.mouse.move(x + 10, y + height / 2 + step * 10);
      await page.waitForTimeout(100);
    }
    await expect(menu(page, "Products")).toHaveAttribute("open", "");
  });

  test("an asset class links to the contact section, which names it, and back to the markets", async ({
    page,
  }) => {
    await page.goto("/asset-classes/office");
    await page.getByRole("link", { name: "Schedule Consultation" }).first().click();
    await expect(page).toHaveURL("/?from=office#contact");
    const contact = page.locator("#contact");
    await expect(contact).toBeFocused();
    await expect
      .poll(async () => {
        const top = await contact.evaluate((element) => element.getBoundingClientRect().top);
        const below = await bar(page).evaluate((element) => element.getBoundingClientRect().bottom);
        return top >= below - 1 && top < 400;
      })
      .toBe(true);
    const shown = { useInnerText: true };
    await expect(contact).toContainText("You were looking at Office buildings.", shown);
    await contact.getByRole("link", { name: "Request a Quote" }).click();
    await expect(page.getByLabel("Project type")).toHaveValue("office-building");
    await page.goBack();
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL("/asset-classes/office");
    await page.goForward();
    await expect(contact).toContainText("You were looking at Office buildings.", shown);
    // Invalid values.
    for (const from of ["<b>gold</b>", "toString", '"] *', ""]) {
      await page.goto(`/?from=${encodeURIComponent(from)}#contact`, { waitUntil: "networkidle" });
      await expect(contact).not.toContainText("You were looking at", shown);
    }
    await page.goto("/asset-classes/office");
    await page.getByRole("link", { name: "Back to Asset Classes" }).click();
    await expect(page).toHaveURL("/markets");
  });
});

test.describe("with the keyboard", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("the first tab stop skips to the content", async ({ page }) => {
    await page.goto("/about");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  });

  test("Enter and Space toggle a menu, and Escape closes it and returns the focus", async ({
    page,
  }) => {
    await page.goto("/about");
    const products = menu(page, "Products");
    await summary(page, "Products").focus();
    for (const key of ["Enter", "Space"]) {
      await page.keyboard.press(key);
      await expect(products).toHaveAttribute("open", "");
      await page.keyboard.press(key);
      await expect(products).not.toHaveAttribute("open");
    }
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(products.getByRole("link").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(products).not.toHaveAttribute("open");
    await expect(summary(page, "Products")).toBeFocused();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the menu has the same items, traps the focus and blocks scrolling", async ({ page }) => {
    await page.goto("/about");
    await page.getByRole("button", { name: "Menu" }).tap();
    await expect(sheet(page)).toBeVisible();
    await expect(sheet(page).getByRole("button", { name: "Close" })).toBeFocused();
    await expect(page.getByRole("main")).toHaveAttribute("inert", "");
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe(
      "hidden",
    );
    for (const item of navigation)
      await expect(sheet(page).getByText(item.label, { exact: true })).toBeVisible();
    await expect(sheet(page).getByRole("link", { name: "Request Quote" })).toBeVisible();
    await expect(sheet(page).getByRole("link", { name: "العربية" })).toHaveAttribute(
      "href",
      "/ar/about",
    );

    await summary(page, "Material Solutions").tap();
    await expect(menu(page, "Material Solutions")).toHaveAttribute("open", "");
    await summary(page, "Material Solutions").tap();
    await expect(menu(page, "Material Solutions")).not.toHaveAttribute("open");

    const inside = () =>
      page.evaluate(
        () =>
          document.querySelector("#site-menu")?.contains(document.activeElement) ||
          document.activeElement === document.body,
      );
    for (let stop = 0; stop < 14; stop += 1) {
      await page.keyboard.press("Tab");
      expect(await inside()).toBe(true);
    }

    await page.keyboard.press("Escape");
    await expect(sheet(page)).toBeHidden();
    await expect(page.getByRole("button", { name: "Menu" })).toBeFocused();
    await expect(page.getByRole("main")).not.toHaveAttribute("inert");
  });

  for (const { label } of menus.slice(0, 1))
    test(`the open ${label} submenu stays open until tapped again, and taps below it hit their targets`, async ({
      page,
    }) => {
      const isOpen = (name: string) =>
        menu(page, name).evaluate((details: HTMLDetailsElement) => details.open);
      const openMenu = async () => {
        await page.getByRole("button", { name: "Menu" }).tap();
        for (const other of menus)
          if ((await isOpen(other.label)) !== (other.label === label))
            await summary(page, other.label).tap();
        for (const other of menus) expect(await isOpen(other.label)).toBe(other.label === label);
      };
      const dialog = page.getByRole("dialog", { name: "Request a quote" });
      await page.goto("/terms");
      const place = navigation.findIndex((item) => item.label === label);
      for (const item of navigation.slice(place + 1)) {
        await openMenu();
        if (item.kind === "menu") {
          await summary(page, item.label).tap();
          await expect(menu(page, item.label)).toHaveAttribute("open", "");
          await expect(menu(page, label)).toHaveAttribute("open", "");
          await expect(dialog).toBeHidden();
          await sheet(page).getByRole("link", { name: item.links[1]?.label }).tap();
          await expect(page).toHaveURL(item.links[1]?.href ?? "");
        } else {
          await sheet(page).getByRole("link", { name: item.label, exact: true }).tap();
          await expect(page).toHaveURL(item.kind === "link" ? item.href : "/#contact");
        }
        await expect(sheet(page)).toBeHidden();
      }
      await openMenu();
      await sheet(page).getByRole("link", { name: "Request Quote" }).tap();
      await expect(dialog).toBeVisible();
      await dialog.getByRole("button", { name: "Close" }).tap();
      // The link that opened it is gone.
      await expect(bar(page).getByRole("link", { name: "Request Quote" })).toBeFocused();

      await openMenu();
      await sheet(page).getByRole("button", { name: "Close" }).focus();
      await expect(menu(page, label)).toHaveAttribute("open", "");
      await summary(page, label).tap();
      await expect(menu(page, label)).not.toHaveAttribute("open");
    });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the header changes after more than 50 px of scrolling", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/about");
    // It gets a line and is lower from 51 px on.
    const look = () =>
      bar(page).evaluate((element) => {
        const { borderBottomColor, height } = getComputedStyle(element);
        return `${borderBottomColor} ${height}`;
      });
    const scrollTo = (top: number) =>
      page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
    const atTop = await look();
    expect(atTop).toBe("rgba(0, 0, 0, 0) 85px");
    await scrollTo(50);
    await page.waitForTimeout(400);
    expect(await look()).toBe(atTop);
    await scrollTo(51);
    await expect.poll(look).toBe("rgb(217, 210, 198) 69px");
    await scrollTo(0);
    await expect.poll(look).toBe(atTop);
  });

  test("the header's menus open and their links work", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/");
    await summary(page, "Material Solutions").click();
    await menu(page, "Material Solutions").getByRole("link", { name: "Office buildings" }).click();
    await expect(page).toHaveURL("/asset-classes/office");
    await page.getByRole("link", { name: "Start Your Project" }).click();
    await expect(page).toHaveURL(`${PLAIN_REQUEST_QUOTE_PATH}?from=office`);
  });

  test("the mobile menu opens and its links work", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/about");
    await page.getByRole("button", { name: "Menu" }).click();
    await summary(page, "Products").click();
    await page.locator("#site-menu").getByRole("link", { name: "Doors and windows" }).click();
    await expect(page).toHaveURL("/products/doors-windows");
  });
});

test("At 320 px (400 % zoom) the header is whole, and leaves a low screen to the page", async ({
  page,
}) => {
  for (const path of ["/", "/products/doors-windows", "/request-quote"]) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    const header = page.getByRole("banner");
    for (const control of [
      header.getByRole("link", { name: company.name }),
      header.getByRole("button", { name: "Menu" }),
      header.getByRole("link", { name: "Request Quote" }),
    ]) {
      await expect(control, path).toBeInViewport({ ratio: 1 });
      await control.click({ trial: true });
    }
    await page.setViewportSize({ width: 320, height: 256 });
    const bars = [header, page.getByRole("navigation", { name: "On this page" })];
    const boxes = await Promise.all(bars.map(async (each) => (await each.all())[0]?.boundingBox()));
    const bottoms = boxes.map((box) => (box ? box.y + box.height : 0));
    expect(Math.max(...bottoms), path).toBeLessThanOrEqual(256 / 4);
    await page.mouse.move(160, 128);
    await page.mouse.wheel(0, 600);
    await expect(header, path).not.toBeInViewport();
    await expect(page.getByRole("navigation", { name: "On this page" })).not.toBeInViewport();
  }
});
