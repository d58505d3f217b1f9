/** An owner's site: what content/switches.ts can switch off is off, so is Spanish, and no record is a sample. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { extractText, getDocumentProxy } from "unpdf";
import { LANGUAGES, TRANSLATED_LANGUAGES } from "#content/languages/languages.ts";
import { disclaimers } from "#content/pages/disclaimers.ts";
import { PLAIN_REQUEST_QUOTE_PATH } from "#content/request-quote-path.ts";
import { t, translateText, type InterfaceSentence } from "#lib/languages/words.ts";
import { wordsOf } from "#server/languages/words-of.ts";
import { filledQuoteRequestForm } from "#e2e/support/quote-form.ts";
import { SITE_ENV, startSite, type Site } from "#e2e/support/site.ts";
import { expect, test as base } from "./host-test.ts";

const test = base.extend<object, { site: Site }>({
  site: [
    async ({ ownDatabase }, provide) => {
      expect(process.env.DATABASE_URL).toBe(ownDatabase);
      const site = await startSite({}, undefined, process.env.REDUCED_BUILD);
      await provide(site);
      await site.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

const OFF = [
  "/es",
  "/es/about",
  "/generate-image",
  "/catalog.pdf",
  "/request-samples",
  ...TRANSLATED_LANGUAGES.map((language) => `/${language}/request-samples`),
  ...TRANSLATED_LANGUAGES.map((language) => `/${language}/catalog.pdf`),
];

/** Of what is off, and of projects and testimonials that are samples. */
const SENTENCES: readonly InterfaceSentence[] = [
  "Download Catalog",
  "Sample project",
  "Sample projects, shown as visualizations.",
  "Sample project, visualization.",
  "{project}. Sample testimonial.",
];
const UNSAID = [
  "/generate-image",
  "/catalog.pdf",
  "/request-samples",
  "?sample=",
  "image tool",
  'href="/es',
  'hreflang="es"',
  ...LANGUAGES.flatMap((language) => {
    const words = wordsOf(language);
    return [
      ...SENTENCES.map((sentence) => t(words, sentence).replace(/^\{project\}\. /, "")),
      translateText(disclaimers.records, words),
      translateText("See it drawn", words),
      // The button's; two words alone may be a step of a project.
      t(words, "Ask for a sample: {name}", { name: "" }).trim(),
      t(words, "Ask for a corner section"),
      t(words, "Delivery address"),
      t(words, "Samples leave in {sampleDays} business days."),
    ];
  }),
].map((text) => text.toLowerCase());

function saidIn(text: string): string[] {
  const lower = text.toLowerCase();
  return UNSAID.filter((unsaid) => lower.includes(unsaid));
}

test("every page, file and script that a link leads to says nothing of it", async ({ site }) => {
  test.setTimeout(300_000);
  const seen = new Map<string, string>();
  const queue = ["/", "/sitemap.xml", "/llms.txt", PLAIN_REQUEST_QUOTE_PATH];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (seen.has(path)) continue;
    const response = await fetch(site.url + path);
    expect(response.status, path).toBe(200);
    const type = response.headers.get("content-type") ?? "";
    seen.set(path, type);
    const text = await textOf(type, response);
    expect(saidIn(text), path).toEqual([]);
    for (const [, link = ""] of text.matchAll(/(?:href|src)="(\/[^"#]*)/g))
      queue.push(link.replaceAll("&amp;", "&"));
  }
  const ofType = (type: string) => [...seen.values()].filter((found) => found.startsWith(type));
  expect(ofType("text/html").length).toBeGreaterThan(100);
  expect(ofType("application/pdf")).toHaveLength(24);
  expect(
    ofType("text/javascript").length + ofType("application/javascript").length,
  ).toBeGreaterThan(5);
});

test("no script or style sheet of the pages has it", () => {
  const folder = join(
    process.env.REDUCED_BUILD ?? "",
    SITE_ENV.NEXT_DIST_DIR,
    "static/chunks/page",
  );
  const files = globSync("*", { cwd: folder });
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const text = readFileSync(join(folder, file), "utf8");
    expect(saidIn(text), file).toEqual([]);
    expect(text, file).not.toMatch(/\.basket\b|teragus\.samples|smoked-oak/);
  }
});

test("its addresses are 404, and the form takes nothing of it", async ({ site, request }) => {
  for (const path of OFF) expect((await request.get(site.url + path)).status(), path).toBe(404);
  const data = { prompt: "Walnut kitchen" };
  expect((await request.post(`${site.url}/api/generate-image`, { data })).status()).toBe(404);
  const asked = "?for=teak&sample=ash&picture=&prompt=Walnut+kitchen";
  const form = await (await request.get(site.url + PLAIN_REQUEST_QUOTE_PATH + asked)).text();
  expect(form).toContain("Quote for: Teak");
  expect(form).not.toMatch(/Samples: |From the image tool/);
});

test("the buyer's mail has no link to the catalog", async ({ site, request, mailServer }) => {
  const form = await (await request.get(site.url + PLAIN_REQUEST_QUOTE_PATH)).text();
  const fields = filledQuoteRequestForm(form);
  const sent = await request.post(`${site.url}/api/quote-requests`, { multipart: fields });
  expect(sent.status()).toBe(200);
  const mailsTo = () =>
    mailServer.mails.filter(({ to }) => JSON.stringify(to).includes(fields.email));
  await expect.poll(() => mailsTo().length).toBe(1);
  expect(saidIn(`${mailsTo()[0]?.text}${mailsTo()[0]?.html}`)).toEqual([]);
  expect(mailsTo()[0]?.text).not.toContain("Sample requests");
});

async function textOf(type: string, response: Response): Promise<string> {
  if (type.startsWith("application/pdf")) {
    const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
    return (await extractText(pdf, { mergePages: true })).text;
  }
  const isText = /^text\/|javascript|json|xml/.test(type);
  return isText ? response.text() : "";
}
