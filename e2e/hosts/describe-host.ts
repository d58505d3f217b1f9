/** The journeys that every host must pass; a host's file starts its server and calls `describeHost`. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { imageSize } from "image-size";
import { pages } from "#content/site/site-pages.ts";
import { blockedScripts, fetchDocument, SECURITY_HEADERS } from "#e2e/support/http.ts";
import { documents } from "#server/documents/document-queries.ts";
import { PLAIN_REQUEST_QUOTE_PATH, REQUEST_QUOTE_PATH } from "#content/request-quote-path.ts";
import { INBOX, PASSWORD, query, signIn, tryPassword } from "#e2e/support/inbox-page.ts";
import { attachmentsField, expectUploaded, somePdf } from "#e2e/support/quote-files.ts";
import { fillRequired, someBuyer } from "#e2e/support/quote-form.ts";
import { OPENGRAPH_IMAGE_SIZE } from "#lib/seo/opengraph-image-metadata.ts";
import { expect, test } from "./host-test.ts";
import { QUOTE_DAYS } from "#content/claims.ts";

/** Counts clients by their real addresses. */
export type Host = { url: string; stop: () => Promise<void> };

const RENDERED_ON_REQUEST = [PLAIN_REQUEST_QUOTE_PATH, INBOX];
const PATHS = [
  ...pages.map(({ path }) => path),
  REQUEST_QUOTE_PATH,
  ...RENDERED_ON_REQUEST,
  "/no/such-page",
];
/** Unusual headers that once made a shared cache keep a broken page. */
const ODD_FIELDS: readonly Record<string, string>[] = [
  {},
  { "content-type": "text/plain" },
  { "content-type": "multipart/form-data; boundary=x" },
  { "content-length": "0" },
  { "next-action": "x" },
];
const KEPT = "public,max-age=31536000,immutable";
const IMAGE_TIMEOUT = 30_000;
/** Several parts; with its form still below every host's body limit. */
const DRAWING_BYTES = 3 * 1024 * 1024;

export function describeHost(name: string, startHost: () => Promise<Host>): void {
  const hosted = test.extend<{ faults: string[] }, { host: Host }>({
    host: [
      async ({ ownDatabase, mailServer }, provide) => {
        // The host and `query` use these.
        expect(process.env).toMatchObject({ DATABASE_URL: ownDatabase, SMTP_URL: mailServer.url });
        const host = await startHost();
        await provide(host);
        await host.stop();
      },
      { scope: "worker", timeout: 120_000 },
    ],
    baseURL: async ({ host }, provide) => provide(host.url),
    // The browser's errors, such as a blocked script.
    faults: async ({ page }, provide) => {
      const faults: string[] = [];
      page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
      page.on("pageerror", (error) => faults.push(String(error)));
      await provide(faults);
      expect(faults).toEqual([]);
    },
  });

  hosted.describe(name, () => {
    hosted.beforeAll(() => query("DELETE FROM rate_limits"));

    for (const path of PATHS)
      hosted(
        `${path} has a policy that allows its scripts, whatever headers the request has`,
        async ({ request }) => {
          for (const headers of ODD_FIELDS) {
            const response = await request.get(path, { headers, maxRedirects: 0 });
            // Rejected before reaching a page.
            if (response.status() === 400) continue;
            const { "content-security-policy": policy = "", "cache-control": cache = "" } =
              response.headers();
            const asked = JSON.stringify(headers);
            expect(policy, asked).toContain("script-src 'self'");
            expect(blockedScripts(await response.text(), policy), asked).toEqual([]);
            if (policy.includes("'nonce-")) expect(cache, asked).toMatch(/private|no-store/);
          }
          const plain = await request.get(path);
          expect(plain.status()).toBe(path === "/no/such-page" ? 404 : 200);
          expect(plain.headers()).toMatchObject(SECURITY_HEADERS);
        },
      );

    hosted("every page runs without a browser error", async ({ page, faults }) => {
      hosted.slow();
      for (const path of [...pages.map((record) => record.path), ...RENDERED_ON_REQUEST]) {
        await page.goto(path, { waitUntil: "networkidle" });
        expect(faults, path).toEqual([]);
      }
    });

    hosted("hashed files are cached forever, pages are revalidated", async ({ request }) => {
      const page = await request.get("/");
      const kept = addressesIn(await page.text());
      expect(Object.keys(kept)).toEqual(["script", "style", "font", "image"]);
      for (const [kind, address] of Object.entries(kept)) {
        const response = await request.get(address);
        expect(response.status(), kind).toBe(200);
        expect(response.headers()["cache-control"]?.replaceAll(" ", ""), kind).toBe(KEPT);
      }
      for (const { path } of pages) {
        const { "cache-control": cache } = (await request.get(path)).headers();
        // Shared caches may keep it; browsers must revalidate.
        expect(cache, path).toMatch(/s-maxage|max-age=0/);
        expect(cache, path).not.toMatch(/private|no-store|immutable/);
      }
    });

    hosted("a buyer submits the dialog", async ({ page, rowsOf, mailServer, faults }) => {
      const buyer = someBuyer();
      await page.goto("/");
      await openDialog(page);
      await fillRequired(page, buyer);
      await page.getByRole("button", { name: "Submit request" }).click();
      await expect(page.getByText("Quote Request Submitted")).toBeVisible();
      const [stored] = await rowsOf(buyer.email);
      expect(stored).toMatchObject({ name: buyer.name, status: "pending" });
      // Right after the response, although nothing persists on the host.
      const told = () =>
        mailServer.mails.filter(({ subject }) => subject?.includes(`${stored?.id}`));
      await expect.poll(() => told().length).toBe(2);
      expect(faults).toEqual([]);
    });

    hosted("an operator downloads a buyer's drawing", async ({ page, rowsOf, faults }) => {
      const buyer = someBuyer();
      const plan = somePdf("Plan – level 2.pdf", DRAWING_BYTES);
      await page.goto("/");
      await openDialog(page);
      await fillRequired(page, buyer);
      await attachmentsField(page).setInputFiles(plan);
      await expectUploaded(page, plan.name);
      await page.getByRole("button", { name: "Submit request" }).click();
      await expect(page.getByText("1 file arrived with it.")).toBeVisible();
      // Closing it navigates back, which would undo the next navigation.
      await expect(page.getByRole("dialog")).toBeHidden();
      const [stored] = await rowsOf(buyer.email);
      await signIn(page, `?request=${stored?.id}`);
      const download = page.waitForEvent("download");
      await page.getByRole("button", { name: `Download ${plan.name}` }).click();
      const bytes = await readFile(await (await download).path());
      expect(bytes.equals(plan.buffer)).toBe(true);
      expect(faults).toEqual([]);
    });

    hosted(
      "a visitor describes a cabinet and gets an image",
      { tag: "@image-tool" },
      async ({ page, faults }) => {
        await page.goto("/generate-image");
        await page.getByLabel("The room, its materials, its light").fill("walnut kitchen");
        await page.getByRole("button", { name: "Generate image" }).click();
        const image = page.getByRole("img", { name: /American walnut/ });
        await expect(image).toBeVisible({ timeout: IMAGE_TIMEOUT });
        await expect(page.getByText("Made by our own renderer.")).toBeVisible();
        expect(faults).toEqual([]);
      },
    );

    hosted("documents and sharing images are files of their types", async ({ request }) => {
      for (const document of documents) await fetchDocument(request, document);
      const html = await (await request.get("/about")).text();
      const [, image = ""] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
      const response = await request.get(new URL(image).pathname);
      expect(response.headers()["content-type"]).toBe("image/jpeg");
      expect(imageSize(await response.body())).toEqual({ ...OPENGRAPH_IMAGE_SIZE, type: "jpg" });
    });

    hosted("the health check reports the database", async ({ request }) => {
      expect(await (await request.get("/healthz")).json()).toMatchObject({ database: "ok" });
    });

    describeWithoutJavaScript(hosted);
    describeLockOut(hosted);
  });
}

function describeWithoutJavaScript(hosted: typeof test): void {
  hosted.describe("without JavaScript", () => {
    hosted.use({ javaScriptEnabled: false });

    hosted("a buyer submits a quote request on its page", async ({ page, rowsOf }) => {
      const buyer = someBuyer();
      await page.goto("/");
      await page.getByRole("link", { name: "Request Quote" }).first().click();
      await page.waitForURL(PLAIN_REQUEST_QUOTE_PATH);
      await fillRequired(page, buyer);
      await page.getByRole("button", { name: "Submit request" }).click();
      await expect(page.getByText(`within ${QUOTE_DAYS} business days`)).toBeVisible();
      expect(await rowsOf(buyer.email)).toMatchObject([{ status: "pending" }]);
    });

    hosted("an operator signs in", async ({ page }) => {
      await page.goto(INBOX);
      await tryPassword(page, PASSWORD);
      await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
    });

    hosted(
      "a visitor describes a cabinet and gets an image",
      { tag: "@image-tool" },
      async ({ page }) => {
        await page.goto("/generate-image");
        await page.getByLabel("The room, its materials, its light").fill("walnut kitchen");
        await page.getByRole("button", { name: /^Generat/ }).click();
        await expect(page.getByRole("img", { name: /American walnut/ })).toBeVisible({
          timeout: IMAGE_TIMEOUT,
        });
      },
    );
  });
}

/** Comes last, since all tests share one client. */
function describeLockOut(hosted: typeof test): void {
  hosted("ten wrong passwords lock a client out, whatever address it claims", async ({ page }) => {
    await page.goto(INBOX);
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      await page.setExtraHTTPHeaders({ "x-forwarded-for": `203.0.113.${attempt}` });
      const posted = page.waitForResponse((response) => response.request().method() === "POST");
      await tryPassword(page, `wrong ${attempt}`);
      await posted;
      await expect(page.getByLabel("Password")).toHaveValue("");
    }
    const locked = await query<{ points: number }>(
      "SELECT points FROM rate_limits WHERE key LIKE 'sign-in:%'",
    );
    await query("DELETE FROM rate_limits");
    expect(locked).toEqual([{ points: 10 }]);
  });
}

async function openDialog(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Request Quote" }).first().click();
  await expect(page.getByRole("dialog", { name: "Request a quote" })).toBeVisible();
}

/** One URL for each kind of file in a page's HTML. */
function addressesIn(html: string): Record<string, string> {
  const found = {
    script: /<script[^>]* src="([^"]+)"/.exec(html),
    style: /<link[^>]* href="([^"]+\.css[^"]*)"/.exec(html),
    font: /<link[^>]* href="([^"]+\.woff2)"/.exec(html),
    image: /srcset="([^" ]+)/i.exec(html),
  };
  return Object.fromEntries(
    Object.entries(found).flatMap(([kind, match]) => (match?.[1] ? [[kind, match[1]]] : [])),
  );
}
