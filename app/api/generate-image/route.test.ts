import * as prom from "prom-client";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { company } from "#content/company.ts";
import { startRelay } from "#db/test-relay.ts";
import { createTestDatabase, type TestDatabase } from "#db/test-database.ts";
import { startImageService } from "#e2e/support/image-service.ts";
import { IMAGE_FAILED } from "#lib/image-generation/image-response.ts";

const { lines, write } = vi.hoisted(() => {
  const written: Record<string, unknown>[] = [];
  return {
    lines: written,
    write: (fields: object | string, message?: string) =>
      written.push(typeof fields === "string" ? { message: fields } : { ...fields, message }),
  };
});
vi.mock("#server/observability/log.ts", () => ({
  log: { info: write, warn: write, error: write },
}));

let own: TestDatabase;
let service: Awaited<ReturnType<typeof startImageService>>;
let relay: Awaited<ReturnType<typeof startRelay>>;
let metricsText: () => Promise<string>;
beforeAll(async () => {
  own = await createTestDatabase();
  service = await startImageService();
  relay = await startRelay(new URL(own.url));
});
afterAll(async () => {
  const { getDatabase } = await import("#server/database.ts");
  await getDatabase().$client.end();
  relay.close();
  service.close();
  await own.drop();
});
beforeEach(async () => {
  lines.length = 0;
  await own.database.$client.query("DELETE FROM rate_limits");
});
afterEach(() => vi.unstubAllEnvs());

/** Loads the route with these environment variables. */
async function routeWith(variables: Record<string, string>) {
  vi.resetModules();
  const env = {
    DATABASE_URL: relay.url,
    SITE_URL: "https://site.example",
    // A host whose client address header is trusted.
    VERCEL: "1",
    ...variables,
  };
  Object.entries(env).forEach(([name, value]) => vi.stubEnv(name, value));
  const { setMetrics } = await import("#server/observability/metrics.ts");
  const { createMetrics } = await import("#server/observability/start-metrics.ts");
  const metrics = createMetrics(prom, {});
  setMetrics(metrics);
  metricsText = () => metrics.registry.metrics();
  return import("./route.image-tool.ts");
}

const withHostedModel = (variables: Record<string, string> = {}) =>
  routeWith({ IMAGE_API_KEY: "sk-x", IMAGE_API_URL: service.baseURL, ...variables });

function ask(body: string, type: string, signal?: AbortSignal): Request {
  const headers = {
    "content-type": type,
    host: "site.example",
    "x-forwarded-for": "203.0.113.9",
  };
  const init = { method: "POST", body, headers, signal: signal ?? null };
  return new Request("https://site.example/api/generate-image", init);
}
const asJson = (body: unknown, signal?: AbortSignal) =>
  ask(JSON.stringify(body), "application/json", signal);
const asForm = (fields: Record<string, string>) =>
  ask(new URLSearchParams(fields).toString(), "application/x-www-form-urlencoded");

it("returns an image as JSON, or as a page with choices for a form", async () => {
  const { POST } = await routeWith({});
  const response = await POST(asJson({ prompt: "walnut kitchen with a dragon" }));
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("x-robots-tag")).toBe("noindex");
  expect(response.headers.get("x-request-id")).toMatch(/./);
  expect(response.headers.has("retry-after")).toBe(false);
  expect(response.headers.get("content-security-policy")).toMatch(/^default-src 'none';/);
  expect(await response.json()).toMatchObject({ madeBy: "own-renderer", unknown: ["dragon"] });
  expect(lines).toEqual([
    {
      status: 200,
      madeBy: "own-renderer",
      promptLength: "walnut kitchen with a dragon".length,
      milliseconds: expect.any(Number) as unknown,
      message: "image requested",
    },
  ]);

  const page = await POST(asForm({ prompt: `<b>"oak" & 'ash'</b> kitchen`, seed: "7" }));
  expect(page.status).toBe(200);
  expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(page.headers.get("content-security-policy")).toContain("script-src 'self';");
  const html = await page.text();
  const typed = "&#60;b&#62;&#34;oak&#34; &#38; &#39;ash&#39;&#60;/b&#62; kitchen";
  expect(html).toContain(`<h1>${typed}</h1>`);
  expect(html).toContain(`required>${typed}</textarea>`);
  expect(html).toMatch(
    /<img src="data:image\/webp;base64,[\w+/=]+" alt="Kitchen with [^"]+" width="1536" height="1024">/,
  );
  expect(html).toMatch(
    new RegExp(`Made by our own renderer\\. .*download="${company.slug}-cabinet-7\\.webp"`),
  );
  expect(html).toContain('<input type="hidden" name="seed" value="7">');
  expect(html).toContain('<select name="room"><option value="kitchen" selected>Kitchen</option>');
  expect(html.match(/ selected>/g)).toHaveLength(html.match(/<select/g)?.length ?? 0);
  expect(html).toContain('<option value="white-oak" selected>');
  expect(html).not.toMatch(/role="alert"|Stryker/);

  const figures = await metricsText();
  expect(figures).toContain('teragus_pictures_made_total{made_by="own-renderer"} 2');
  expect(figures).toContain('teragus_picture_duration_seconds_count{made_by="own-renderer"} 2');
  const [, seconds] = /duration_seconds_sum\{made_by="own-renderer"\} (.*)/.exec(figures) ?? [];
  expect(Number(seconds)).toBeGreaterThan(0);
  expect(Number(seconds)).toBeLessThan(60);
  expect(figures).toContain("teragus_picture_queue_length 0");
});

it("returns a page without choices for a hosted model's image", async () => {
  const { POST } = await withHostedModel();
  const html = await (await POST(asForm({ prompt: "a walnut kitchen" }))).text();
  expect(html).toContain("Made by a hosted image model.");
  expect(html).not.toMatch(/<select|name="seed"|Not understood/);
  expect(await metricsText()).toContain('teragus_pictures_made_total{made_by="hosted-model"} 1');
  expect(lines).toMatchObject([{ madeBy: "hosted-model" }]);
});

it("lists the unknown words on the page without JavaScript", async () => {
  const { POST } = await routeWith({});
  const html = await (await POST(asForm({ prompt: "oak kitchen, a dragon, a unicorn" }))).text();
  expect(html).toContain("Not understood, and so not in the picture: “dragon”, “unicorn”.</p>");
});

it.each([
  ["forbidden", 422, "policy"],
  ["crowded", 503, "busy"],
  ["crashing", 502, "unavailable"],
])("counts and reports why there is no image: %s", async (word, status, reason) => {
  const { POST } = await withHostedModel();
  const response = await POST(asJson({ prompt: `a ${word} kitchen` }));
  expect(response.status).toBe(status);
  expect(response.headers.get("retry-after")).toBe(status === 503 ? "30" : null);
  expect(await response.json()).toMatchObject({ error: IMAGE_FAILED });
  expect(await metricsText()).toContain(`teragus_pictures_refused_total{reason="${reason}"} 1`);
  const page = await (await POST(asForm({ prompt: `a ${word} kitchen` }))).text();
  expect(page).toContain(`<p role="alert">${IMAGE_FAILED} The image model`);
  expect(page).not.toContain("<img");
});

it("returns Retry-After at the rate limit and 400 for an unknown room", async () => {
  const { POST } = await routeWith({ IMAGE_LIMIT_PER_ADDRESS: "1" });
  const room = await POST(asJson({ prompt: "a boot room" }));
  expect(room.status).toBe(400);
  const limited = await POST(asJson({ prompt: "a boot room" }));
  expect(limited.status).toBe(429);
  expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(590);
  const figures = await metricsText();
  expect(figures).toContain('teragus_pictures_refused_total{reason="invalid"} 1');
  expect(figures).toContain('teragus_pictures_refused_total{reason="limited"} 1');
});

it("reports errors at the field and keeps the typed text on the page", async () => {
  const { POST } = await routeWith({});
  const response = await POST(asJson({ prompt: "ab" }));
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    error: "Describe the cabinet in at least 3 characters.",
    field: "prompt",
  });
  const page = await (await POST(asForm({ prompt: "ab" }))).text();
  expect(page).toContain("<h1>ab</h1>");
  expect(page).toContain('<p role="alert">Describe the cabinet in at least 3 characters. </p>');
  const nothing = await (await POST(asForm({}))).text();
  expect(nothing).toContain("<h1>Image tool: describe a cabinet</h1>");
  expect(await metricsText()).toContain('teragus_pictures_refused_total{reason="invalid"} 3');
});

it("returns 500 with a general error when the database does not respond", async () => {
  const { POST } = await routeWith({});
  relay.cut();
  const response = await POST(asJson({ prompt: "oak kitchen" }));
  relay.mend();
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ error: IMAGE_FAILED });
  expect(lines.find(({ message }) => message === "image not made")).toMatchObject({
    name: expect.stringMatching(/./) as unknown,
  });
  expect(await metricsText()).toContain('teragus_pictures_refused_total{reason="failed"} 1');
});

it("makes no image for a visitor who left and logs no failure", async () => {
  const { POST } = await routeWith({});
  const response = await POST(asJson({ prompt: "oak kitchen" }, AbortSignal.abort()));
  expect(response.status).toBe(499);
  expect(lines).toEqual([{ message: "visitor left before the image was made" }]);
});
