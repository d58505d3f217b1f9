import { randomBytes, randomUUID } from "node:crypto";
import { PLAIN_REQUEST_QUOTE_PATH } from "#content/request-quote-path.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { query } from "#e2e/support/inbox-page.ts";
import { hiddenFields, renderedForm } from "#e2e/support/plain-form.ts";
import { filesLike, filesOf } from "#e2e/support/quote-files.ts";
import { fillRequired, someBuyer } from "#e2e/support/quote-form.ts";
import { somePdf, someProgram } from "#e2e/support/some-files.ts";
import { REFERENCE } from "#lib/quote-requests/quote-request-schema.ts";
import { REFERENCE_IN_TEXT } from "#e2e/support/reference.ts";

const PATH = "/request-quote";
const MB = 1024 * 1024;
const unique = (name: string) => `${randomUUID().slice(0, 8)} ${name}`;

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("three files are posted together with the form, and the response names the rejected ones", async ({
    page,
  }) => {
    const buyer = someBuyer();
    const [plan, model, program] = ["plan.pdf", "model.pdf", "setup.exe"].map(unique) as [
      string,
      string,
      string,
    ];
    await page.goto(PLAIN_REQUEST_QUOTE_PATH);
    await fillRequired(page, buyer);
    await page
      .getByLabel("Drawings and schedules")
      .setInputFiles([somePdf(plan, 12 * MB), somePdf(model, 26 * MB), someProgram(program)]);
    await page.getByRole("button", { name: "Submit request" }).click();
    await expect(page.getByRole("heading", { name: /^Thank you/ })).toBeVisible({
      timeout: 30_000,
    });
    await expect(page.getByText("1 of 3 files arrived with it.")).toBeVisible();
    await expect(page.getByText(model)).toBeVisible();
    await expect(page.getByText("It is larger than 25 MB.")).toBeVisible();
    await expect(page.getByText(/^We take PDF, DWG,/)).toBeVisible();
    expect(
      (await filesOf(buyer.email)).map(({ name, state, errorCode }) => [name, state, errorCode]),
    ).toEqual(
      [
        [plan, "complete", null],
        [model, "missing", "too-large"],
        [program, "missing", "unknown-type"],
      ].toSorted(),
    );
    const [stored] = await filesLike(plan);
    expect(stored?.bytes).toBe(stored?.size);
  });

  test("a form that has to be corrected keeps its files, large or small", async ({ page }) => {
    for (const bytes of [20_000, 3 * MB]) {
      const buyer = someBuyer();
      const name = unique("plan.pdf");
      await page.goto(PLAIN_REQUEST_QUOTE_PATH);
      await fillRequired(page, { ...buyer, email: "no address" });
      await page.getByLabel("Drawings and schedules").setInputFiles(somePdf(name, bytes));
      await page.locator("form").evaluate((form) => form.setAttribute("novalidate", ""));
      await page.getByRole("button", { name: "Submit request" }).click();
      await expect(page.getByRole("list", { name: "Files" })).toContainText(name);
      await page.getByLabel("E-mail").fill(buyer.email);
      await page.getByRole("button", { name: "Submit request" }).click();
      await expect(page.getByText("1 file arrived with it.")).toBeVisible();
      expect(await filesOf(buyer.email)).toMatchObject([{ name, state: "complete" }]);
    }
  });
});

test("A form posted twice stores its files once and gets the same reference", async ({
  request,
}) => {
  const buyer = someBuyer();
  const rendered = await renderedForm(request);
  const attachments = somePdf(unique("plan.pdf"), 2 * MB);
  const post = async () => {
    const response = await request.post(PATH, {
      multipart: { ...rendered, ...buyer, attachments },
    });
    return REFERENCE_IN_TEXT.exec(await response.text())?.[0];
  };
  const reference = await post();
  expect(reference).toMatch(REFERENCE);
  expect(await post()).toBe(reference);
  expect(await filesLike(attachments.name)).toMatchObject([{ state: "complete" }]);
  expect(await filesOf(buyer.email)).toHaveLength(1);
});

test("An interrupted post leaves no file and no request", async ({ baseURL, request }) => {
  const buyer = someBuyer();
  const rendered = await renderedForm(request);
  const name = unique("plan.pdf");
  const form = new FormData();
  for (const [field, value] of Object.entries({ ...rendered, ...buyer })) form.set(field, value);
  form.set("attachments", new File([randomBytes(8 * MB)], name));
  const whole = new Response(form);
  const bytes = new Uint8Array(await whole.arrayBuffer());
  const end = Math.floor(bytes.length * 0.99);
  const cut = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(bytes.subarray(0, end)),
    pull: async (controller) => {
      await expect.poll(async () => (await filesLike(name)).length).toBe(1);
      controller.error(new Error("The network broke."));
    },
  });
  const headers = { "content-type": whole.headers.get("content-type") ?? "" };
  const options = { method: "POST", body: cut, duplex: "half", headers } as RequestInit;
  await expect(fetch(`${baseURL}${PATH}`, options)).rejects.toThrow();
  await expect.poll(() => filesLike(name)).toEqual([]);
  const rows = await query("SELECT id FROM quote_requests WHERE email = $1", [buyer.email]);
  expect(rows).toEqual([]);
});

test("An unreadable list of files keeps what was typed", async ({ request }) => {
  const buyer = someBuyer();
  const rendered = await renderedForm(request);
  const response = await request.post(PATH, {
    multipart: { ...rendered, ...buyer, files: "[{]", message: "64 suites" },
  });
  const html = await response.text();
  expect(html).toContain("The list of files could not be read. Please send the form again.");
  expect(html).toContain("64 suites");
  const again = { ...rendered, ...buyer, ...hiddenFields(html) };
  const second = await request.post(PATH, {
    multipart: { ...again, renderedAt: rendered.renderedAt ?? "" },
  });
  expect(await second.text()).toMatch(REFERENCE_IN_TEXT);
});
