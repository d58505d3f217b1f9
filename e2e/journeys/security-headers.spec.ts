import { products } from "#content/products/product-list.ts";
import { specSheetPath } from "#content/site/document-paths.ts";
import { isOffered } from "#content/switches.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { INBOX, signIn, store } from "#e2e/support/inbox-page.ts";
import { sendExactly, SECURITY_HEADERS } from "#e2e/support/http.ts";
import { startSite } from "#e2e/support/site.ts";
import { storeFile } from "#e2e/support/store-test-file.ts";

const SHEET = specSheetPath(products[0].path);
const FORM = { "content-type": "application/x-www-form-urlencoded", "content-length": "0" };
const FOREIGN = { ...FORM, origin: "https://elsewhere.example" };
/** One of each kind: method, path, status and extra headers. */
const RESPONSES: readonly [string, string, number, Record<string, string>?][] = [
  ["GET", "/about", 200],
  ["HEAD", "/about", 200],
  ["GET", "/request-quote", 200],
  ["GET", "/request-quote/plain", 200],
  ["GET", "/request-samples", 200],
  ["GET", INBOX, 200],
  ["GET", SHEET, 200],
  ["GET", "/robots.txt", 200],
  ["GET", "/sitemap.xml", 200],
  ["GET", "/icon.svg", 200],
  ["GET", "/healthz", 200],
  ["GET", "/no/such-page", 404],
  ["GET", "/de/no-such-page", 404],
  ["GET", "/images/none.webp", 404],
  ["GET", "/_next/static/none.js", 404],
  ["GET", "/about/", 308],
  ["GET", "/DE/products", 308],
  ["GET", "/admin", 308],
  ["GET", "/api/admin/submissions", 401],
  ["GET", "/api/admin/submissions/csv", 401],
  ["POST", "/api/admin/submissions", 405],
  ["GET", "/api/generate-image", 405],
  ["POST", "/api/generate-image", 415],
  ["GET", "/api/no/such-route", 404],
  ["POST", "/about", 405, FORM],
  ["POST", "/about", 403, { ...FOREIGN, "next-action": "x" }],
  ["POST", INBOX, 403, FOREIGN],
];

for (const [method, path, status, sent] of RESPONSES.filter(([, address]) => isOffered(address)))
  test(`${status} to ${method} ${path}${sent ? ` with ${Object.keys(sent)}` : ""} has the security headers`, async ({
    baseURL,
  }) => {
    const response = await sendExactly(`${baseURL}${path}`, method, sent ?? {});
    expect(response.status).toBe(status);
    expect(response.headers).toMatchObject(SECURITY_HEADERS);
    const policy = String(response.headers["content-security-policy"]);
    expect(policy).toMatch(/base-uri 'none'.*frame-ancestors 'none'/);
    expect(policy).not.toMatch(/script-src [^;]*'unsafe-/);
    if (policy.includes("'nonce-"))
      expect(response.headers["cache-control"]).toBe("private, no-store");
    expect(response.headers["x-powered-by"]).toBeUndefined();
    if (response.body && status !== 308) expect(response.headers["content-type"]).toBeTruthy();
    if (status === 404) expect(response.headers["cache-control"]).toBe("no-store");
  });

test("every file that a page loads has the security headers", async ({ page, baseURL }) => {
  const wrong: string[] = [];
  const kinds = new Set<string>();
  page.on("response", (response) => {
    if (!response.url().startsWith(baseURL ?? "")) return;
    kinds.add(response.request().resourceType());
    const got = response.headers();
    for (const [name, value] of Object.entries(SECURITY_HEADERS))
      if (got[name] !== value) wrong.push(`${response.url()}: ${name}: ${got[name]}`);
  });
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Request Quote" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect([...kinds]).toEqual(
    expect.arrayContaining(["document", "script", "stylesheet", "font", "image"]),
  );
  expect(wrong).toEqual([]);
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
});

test("data and refusals have a policy that allows no resources, and PDFs one that viewers can live with", async ({
  request,
}) => {
  const policyOf = async (method: string, path: string) =>
    (await request.fetch(path, { method })).headers()["content-security-policy"];
  for (const [method, path] of [
    ["GET", "/api/admin/submissions"],
    ["GET", "/api/deliveries"],
    ["POST", "/api/quote-requests"],
  ] as const)
    expect(await policyOf(method, path), path).toContain("default-src 'none'");
  expect(await policyOf("GET", SHEET)).toBe("base-uri 'none'; frame-ancestors 'none'");
});

test("a buyer's file and its error reach the wire with a policy that runs nothing", async ({
  page,
  baseURL,
}) => {
  const { id } = await store();
  const bytes = Buffer.from("%PDF-1.7");
  const file = await storeFile(id, bytes, { scan: "clean" });
  await signIn(page, `?request=${id}`);
  const cookie = (await page.context().cookies())
    .map(({ name, value }) => `${name}=${value}`)
    .join("; ");
  const files = `${baseURL}/api/admin/submissions/${id}/files`;
  const known = await sendExactly(`${files}/${file}`, "GET", { cookie });
  expect(known.status).toBe(200);
  expect(known.headers).toMatchObject({
    "content-type": "application/pdf",
    "content-length": String(bytes.length),
    "content-disposition": expect.stringMatching(/^attachment; /) as unknown,
    "content-security-policy": expect.stringMatching(/^sandbox; default-src 'none';/) as unknown,
    "cache-control": "no-store",
  });
  for (const [address, status] of [
    [`${files}/${crypto.randomUUID()}`, 404],
    [files, 200],
  ] as const) {
    const answer = await sendExactly(address, "GET", { cookie });
    expect(answer.status).toBe(status);
    expect(answer.headers["content-security-policy"]).toMatch(/^sandbox;/);
  }
});

test("without a proxy X-Forwarded-Host is not believed", async () => {
  const form = { ...FOREIGN, "x-forwarded-host": "elsewhere.example" };
  await using site = await startSite({ TRUSTED_PROXIES: "0" });
  expect((await sendExactly(`${site.url}/api/quote-requests`, "POST", form)).status).toBe(403);
});
