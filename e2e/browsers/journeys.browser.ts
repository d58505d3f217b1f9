/** Journeys in installed browsers with other engines than Chromium's: styles, scripts and the React form. */
import { getDocumentProxy } from "unpdf";
import { claims } from "#content/claims.ts";
import { products } from "#content/products/product-list.ts";
import { expect, test as base } from "#e2e/support/fixtures.ts";
import { COUNTED, countedAt } from "#e2e/support/hero-figures.ts";
import { someBuyer } from "#e2e/support/quote-form.ts";
import type { Driver } from "./driver.ts";
import { findFirefox, startFirefox } from "./firefox.ts";
import { seat, type Visitor } from "./browser-visitor.ts";
import { findWebKit, startWebKit } from "./webkit.ts";
import { REFERENCE_IN_TEXT } from "#e2e/support/reference.ts";

const firefox = findFirefox();
const webkit = findWebKit();

describeEngine("Firefox", firefox ? () => startFirefox(firefox) : undefined);
describeEngine("WebKit", webkit ? () => startWebKit(webkit) : undefined);

const DESKTOP = [1280, 800] as const;
/** The narrowest that WebKitGTK's window allows. */
const PHONE = [450, 800] as const;
const SUMMARY = "header summary";
const DIALOG = "[role=dialog]";

/** Starts one browser for the suite; skips it without one. */
function describeEngine(name: string, start: (() => Promise<Driver>) | undefined): void {
  const test = base.extend<{ visitor: Visitor }, { driver: Driver }>({
    driver: [
      // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from the pattern
      async ({}, provide) => {
        if (!start) throw new Error(`${name} is not installed`);
        const driver = await start();
        process.stdout.write(`${driver.name}\n`);
        await provide(driver);
        await driver.close();
      },
      { scope: "worker" },
    ],
    visitor: ({ driver, baseURL }, provide) => provide(seat(driver, baseURL ?? "")),
  });

  test.describe(`in ${name}`, () => {
    test.skip(!start, `${name}, or what drives it, is not installed`);

    test("the header gets a border and shrinks after more than 50 px of scrolling", async ({
      visitor,
    }) => {
      await visitor.resize(...DESKTOP);
      await visitor.open("/about");
      expect(await lookOfBar(visitor)).toBe("rgba(0, 0, 0, 0) 85px");
      await scrollTo(visitor, 50);
      await visitor.rest(400);
      expect(await lookOfBar(visitor)).toBe("rgba(0, 0, 0, 0) 85px");
      await scrollTo(visitor, 51);
      await expect.poll(() => lookOfBar(visitor)).toBe("rgb(217, 210, 198) 69px");
      await scrollTo(visitor, 0);
      await expect.poll(() => lookOfBar(visitor)).toBe("rgba(0, 0, 0, 0) 85px");
    });

    test("a menu opens on hover and stays open on the first click", async ({ visitor }) => {
      await visitor.resize(...DESKTOP);
      await visitor.open("/about");
      // If the script runs after the load, it misses a mouse that does not move.
      const hover = async () => {
        await visitor.moveTo({ x: 10, y: 700 });
        await visitor.hover(SUMMARY, "Products");
        return openMenus(visitor);
      };
      await expect.poll(hover).toEqual(["Products"]);
      await visitor.click(SUMMARY, "Products");
      await visitor.rest(300);
      expect(await openMenus(visitor)).toEqual(["Products"]);
      await visitor.click(SUMMARY, "Products");
      await expect.poll(() => openMenus(visitor)).toEqual([]);
      await visitor.hover(SUMMARY, "Material Solutions");
      await expect.poll(() => openMenus(visitor)).toEqual(["Material Solutions"]);
      await visitor.moveTo({ x: 10, y: 700 });
      await expect.poll(() => openMenus(visitor)).toEqual([]);
    });

    test("the keyboard opens a menu, and Escape closes it and returns the focus", async ({
      visitor,
    }) => {
      await visitor.resize(...DESKTOP);
      await visitor.open("/about");
      await visitor.moveTo({ x: 10, y: 700 });
      await focus(visitor, SUMMARY);
      await visitor.press("Enter");
      await expect.poll(() => openMenus(visitor)).toEqual(["Products"]);
      await visitor.press("Escape");
      await expect.poll(() => openMenus(visitor)).toEqual([]);
      expect(await focused(visitor)).toBe("Products");
      await visitor.press("Space");
      await expect.poll(() => openMenus(visitor)).toEqual(["Products"]);
      // A click elsewhere closes it too.
      await visitor.moveTo({ x: 10, y: 700 });
      await visitor.click("main h1");
      await expect.poll(() => openMenus(visitor)).toEqual([]);
    });

    test("the mobile menu takes the focus, closes on Escape, and opens pages", async ({
      visitor,
    }) => {
      await visitor.resize(...PHONE);
      await visitor.open("/about");
      const isMainInert = () => visitor.ask(() => document.querySelector("main")?.inert);
      await visitor.click("header button", "Menu");
      await expect.poll(() => focused(visitor)).toBe("Close");
      expect(await isMainInert()).toBe(true);
      await visitor.press("Escape");
      await expect.poll(() => focused(visitor)).toBe("Menu");
      expect(await isMainInert()).toBe(false);

      await visitor.press("Enter");
      await expect.poll(() => focused(visitor)).toBe("Close");
      for (const label of ["Products", "Material Solutions"]) await visitor.click(SUMMARY, label);
      await expect.poll(() => openMenus(visitor)).toEqual(["Products", "Material Solutions"]);
      await visitor.click("#site-menu a", "Wall panels");
      await expect.poll(() => pathOf(visitor)).toBe("/products/wall-panels");
      await expect.poll(isMainInert).toBe(false);
    });

    test("the stats count up to their final numbers", async ({ visitor }) => {
      await visitor.resize(...DESKTOP);
      await visitor.open("/");
      const { running, plain } = await visitor.ask(
        widthsOfCount,
        0.35,
        countedAt(claims.projects.value, 0.35),
      );
      expect(running).toBeCloseTo(plain, 0);

      await visitor.open("/");
      await expect.poll(() => visitor.ask(shownFigures), { timeout: 10_000 }).toEqual(COUNTED);
    });

    test("Contact scrolls to its section below the header and moves the focus there", async ({
      visitor,
    }) => {
      await visitor.resize(...DESKTOP);
      await visitor.open("/");
      await visitor.click("header a", "Contact");
      const place = () =>
        visitor.ask(() => {
          const contact = document.querySelector("#contact");
          const top = contact?.getBoundingClientRect().top ?? 0;
          const below = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
          return document.activeElement === contact && top >= below - 1 && top < 400;
        });
      await expect.poll(place).toBe(true);
      await visitor.open("/asset-classes/office");
      await visitor.click("main a", "Schedule Consultation");
      await expect.poll(() => pathOf(visitor)).toBe("/?from=office#contact");
      await expect.poll(place).toBe(true);
      await expect
        .poll(() => visitor.ask(() => document.querySelector<HTMLElement>("#contact")?.innerText))
        .toContain("You were looking at Office buildings.");
    });

    test("a missing page logs a 404 to the console", async ({ visitor }) => {
      const missing = "/no/such-page";
      expect(await visitor.firstWord(missing)).toContain(`404: there is no page at ${missing}`);
    });

    test("a browser that can play the hero film loads it, and a phone loads its own cut", async ({
      visitor,
    }) => {
      await visitor.resize(...PHONE);
      await visitor.open("/");
      if (await visitor.ask(canPlayFilm))
        await expect.poll(() => visitor.ask(currentFilm)).toContain("/video/hero-film-tall.");

      await visitor.resize(...DESKTOP);
      await visitor.open("/");
      if (await visitor.ask(canPlayFilm)) {
        await visitor.click("main button", "Pause film");
        await expect.poll(() => focused(visitor)).toBe("Play film");
        expect(await visitor.ask(() => document.querySelector("video")?.paused)).toBe(true);
      } else {
        await visitor.rest(5_000);
        expect(await visitor.ask(isFilmHidden)).toBe(true);
      }
    });

    test("a buyer submits a quote request in the dialog, and it is stored", async ({
      visitor,
      rowsOf,
    }) => {
      const buyer = someBuyer();
      await visitor.resize(...DESKTOP);
      await visitor.open("/products/wall-panels");
      await visitor.click("header a", "Request Quote");
      await visitor.click(`${DIALOG} input[name=name]`);
      await visitor.type(buyer.name);
      await visitor.press("Tab");
      await visitor.type(buyer.email);
      await focus(visitor, `${DIALOG} select[name=projectType]`);
      await visitor.type("Hosp");
      await expect
        .poll(() =>
          visitor.ask(
            () =>
              document.querySelector<HTMLSelectElement>("[role=dialog] [name=projectType]")?.value,
          ),
        )
        .toBe("hospitality-resort");
      await visitor.click(`${DIALOG} button`, "Submit request");
      await expect
        .poll(() => visitor.ask(() => document.querySelector("[role=dialog]")?.textContent), {
          timeout: 15_000,
        })
        .toMatch(REFERENCE_IN_TEXT);
      expect(await rowsOf(buyer.email)).toMatchObject([
        {
          name: buyer.name,
          project_type: "hospitality-resort",
          product_category: "wall-panels",
        },
      ]);
    });

    test("each product page prints on one A4 sheet", async ({ visitor }) => {
      const { print } = visitor;
      test.skip(!print, `the driver of ${name} cannot print`);
      for (const { path } of products) {
        await visitor.open(path);
        const { numPages } = await getDocumentProxy(new Uint8Array((await print?.()) ?? []));
        expect(numPages, path).toBe(1);
      }
    });
  });
}

function scrollTo(visitor: Visitor, top: number): Promise<void> {
  return visitor.ask((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
}

function lookOfBar(visitor: Visitor): Promise<string> {
  return visitor.ask(() => {
    const bar = document.querySelector("header");
    if (!bar) return "";
    const { borderBottomColor, height } = getComputedStyle(bar);
    return `${borderBottomColor} ${height}`;
  });
}

function openMenus(visitor: Visitor): Promise<(string | undefined)[]> {
  return visitor.ask(() =>
    [...document.querySelectorAll("header details[open] > summary")].map((summary) =>
      summary.textContent.trim(),
    ),
  );
}

function focus(visitor: Visitor, selector: string): Promise<void> {
  return visitor.ask((first) => document.querySelector<HTMLElement>(first)?.focus(), selector);
}

function focused(visitor: Visitor): Promise<string> {
  return visitor.ask(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement.innerText.trim() : "",
  );
}

function pathOf(visitor: Visitor): Promise<string> {
  return visitor.ask(() => window.location.href.slice(window.location.origin.length));
}

/** Runs in the page: the second claim's running number at this progress, and the width of `text` there. */
function widthsOfCount(progress: number, text: string): { running: number; plain: number } {
  const counter = document.querySelectorAll<HTMLElement>(".counter")[1];
  const figure = counter?.querySelector("span");
  if (!counter || !figure) return { running: 0, plain: 0 };
  const width = () => counter.getBoundingClientRect().width;
  // Restarts the animation.
  counter.classList.remove("counter");
  width();
  counter.classList.add("counter");
  for (const animation of counter.getAnimations({ subtree: true })) {
    animation.pause();
    animation.currentTime = progress * Number(animation.effect?.getComputedTiming().duration);
  }
  figure.hidden = true;
  const running = width();
  counter.classList.remove("counter");
  figure.hidden = false;
  figure.textContent = text;
  return { running, plain: width() };
}

/** Runs in the page: the claims' stats, except those covered by a running number. */
function shownFigures(): (string | null)[] {
  return [...document.querySelectorAll(".counter > span")].map((figure) =>
    getComputedStyle(figure).opacity === "1" ? figure.textContent : null,
  );
}

function currentFilm(): string {
  return document.querySelector("video")?.currentSrc ?? "";
}

function canPlayFilm(): boolean {
  const film = document.querySelector("video");
  return [...document.querySelectorAll("source[type^=video]")].some((source) =>
    film?.canPlayType(source.getAttribute("type") ?? ""),
  );
}

function isFilmHidden(): boolean {
  const button = document.querySelector<HTMLElement>("main button");
  const film = document.querySelector("video");
  return Boolean(button?.hidden && film && getComputedStyle(film).visibility === "hidden");
}
