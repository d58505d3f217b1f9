import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkPolicies } from "./check-policies.ts";
import { policyOf } from "./content-security-policy.ts";

const HTML = "<script>a()</script>";
const headers = (html: string) => ({ "content-security-policy": policyOf(html) });

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "teragus-policies-"));
});
afterEach(() => rm(folder, { recursive: true }));

async function write(files: Record<string, unknown>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(
      join(folder, name),
      typeof content === "string" ? content : JSON.stringify(content),
    );
  }
}

describe("what Next's own server reads", () => {
  const page = "server/route-cache/APP_PAGE/1f/$/about";
  const build = (meta: object, manifest: object) =>
    write({
      [`${page}.html`]: HTML,
      [`${page}.meta`]: meta,
      "prerender-manifest.json": { routes: { "/about": manifest } },
    });

  it("is in order where each page has the policy of its scripts", async () => {
    await build({ headers: headers(HTML) }, { initialHeaders: headers(HTML) });
    expect(await checkPolicies(folder)).toMatch(/^1 prerendered pages carry/);
  });

  it("names a page without a policy, in the manifest too", async () => {
    await build({}, { initialHeaders: headers(HTML) });
    await expect(checkPolicies(folder)).rejects.toThrow("/about has no Content-Security-Policy.");
    await build({ headers: headers(HTML) }, {});
    await expect(checkPolicies(folder)).rejects.toThrow("/about has no Content-Security-Policy.");
  });

  it("names a page whose scripts fail its policy", async () => {
    await build({ headers: headers("<script>b()</script>") }, { initialHeaders: headers(HTML) });
    await expect(checkPolicies(folder)).rejects.toThrow("The policy of /about refuses a()");
  });

  it("is at fault where it has no page", async () => {
    await write({
      "prerender-manifest.json": { routes: {} },
      "server/route-cache/APP_ROUTE/1f/$/catalog.pdf.body": "%PDF-",
    });
    await expect(checkPolicies(folder)).rejects.toThrow("No prerendered page is in");
  });
});

const output = (config: object) =>
  write({
    "config.json": { version: 3 },
    "functions/about.prerender-fallback.html": HTML,
    "functions/about.prerender-config.json": {
      fallback: "about.prerender-fallback.html",
      ...config,
    },
  });

describe("a Build Output", () => {
  it("is in order where each page has the policy of its scripts", async () => {
    await output({ initialHeaders: headers(HTML) });
    expect(await checkPolicies(folder)).toContain("1 of the host's output");
  });

  it("names a page without a policy, a bare file among them", async () => {
    await output({ initialHeaders: {} });
    await expect(checkPolicies(folder)).rejects.toThrow("about.prerender-config.json has no");
    await output({ initialHeaders: headers(HTML) });
    await write({ "static/500.html": HTML });
    await expect(checkPolicies(folder)).rejects.toThrow("static/500.html has no");
  });
});
