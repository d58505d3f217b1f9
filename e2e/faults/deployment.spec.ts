import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { cp, rm } from "node:fs/promises";
import { request, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "#e2e/support/fixtures.ts";
import { lastingPort, SITE_ENV, startSite } from "#e2e/support/site.ts";
import {
  encodeForm,
  filledQuoteRequestForm,
  fillRequired,
  someBuyer,
  loadForm,
} from "#e2e/support/quote-form.ts";
import { attachmentsField, fileRow, filesOf, somePdf } from "#e2e/support/quote-files.ts";
import { send } from "#e2e/support/http.ts";
import { startRelay } from "#e2e/support/relay.ts";

const MB = 1024 * 1024;
const OTHER_BUILD = `.next-deployed-${process.pid}`;

test.afterAll(() => rm(OTHER_BUILD, { recursive: true, force: true }));

test("A buyer whose page was open during a deployment resumes the upload and sends the request", async ({
  page,
  rowsOf,
}) => {
  test.setTimeout(120_000);
  const PORT = String(await lastingPort());
  // Otherwise it would wait for the whole upload.
  await using old = await startSite({ PORT, SHUTDOWN_SECONDS: "3" });
  const network = await startRelay(new URL(old.url), 0.5 * MB);
  const buyer = someBuyer();
  const name = `${randomUUID().slice(0, 8)} plan.pdf`;
  const file = somePdf(name, 5 * MB);
  await page.goto(new URL("/request-quote", network.url).href);
  await loadForm(page);
  await fillRequired(page, buyer);
  await attachmentsField(page).setInputFiles(file);
  const bar = fileRow(page, "plan.pdf").getByRole("progressbar");
  await expect
    .poll(async () => Number(await bar.getAttribute("value")), { intervals: [50] })
    .toBeGreaterThan(45);

  // A form without JavaScript, whose file is still under way when the old process is told to stop.
  const html = (await send(`${old.url}/request-quote/plain`, {}))?.text ?? "";
  const late = someBuyer();
  const form = await encodeForm(filledQuoteRequestForm(html, late));
  const posted = postInHalves(`${old.url}/request-quote`, form);
  await sleep(500);
  old.signal("SIGTERM");
  expect(await posted).toMatch(/TQ-\d+/);
  expect(await old.exited).toBe(0);
  await expect(fileRow(page, "plan.pdf")).not.toContainText("· Uploaded");

  await deploy();
  await using deployed = await startSite({ PORT, NEXT_DIST_DIR: OTHER_BUILD });
  // By itself, after a pause.
  await expect(fileRow(page, "plan.pdf")).toContainText("· Uploaded", { timeout: 45_000 });
  // A cut costs at most the two parts that are under way.
  expect(network.sentBytes() - file.buffer.length).toBeLessThan(2.5 * MB);
  await page.getByRole("button", { name: "Submit request" }).click();
  await expect(page.getByText(/TQ-\d+/).first()).toBeVisible({ timeout: 20_000 });
  expect(await filesOf(buyer.email)).toMatchObject([
    { name, state: "complete", size: file.buffer.length },
  ]);
  for (const { email } of [buyer, late]) expect(await rowsOf(email)).toHaveLength(1);
  await deployed.stop();
  network.close();
});

test("A request that arrives before the site listens waits in the socket that systemd passes", async () => {
  const activate = "systemd-socket-activate";
  test.skip(spawnSync(activate, ["--version"]).error !== undefined, "systemd is not installed");
  const PORT = String(await lastingPort());
  const passed = Object.keys({ ...process.env, ...SITE_ENV, PORT }).flatMap((name) => ["-E", name]);
  const start = [activate, `--listen=${PORT}`, ...passed, process.execPath] as const;
  // Its first request is what starts the site.
  await using site = await startSite({ PORT }, [...start, "scripts/start.ts"]);
  site.signal("SIGTERM");
  expect(await site.exited).toBe(0);
});

/** A build whose scripts have other names than those of the pages that are open. */
async function deploy(): Promise<void> {
  await cp(SITE_ENV.NEXT_DIST_DIR, OTHER_BUILD, {
    recursive: true,
    filter: (path) => !/\/cache\/|\/static\/.*\.js/.test(path),
  });
}

/** The response's text; the second half leaves a second after the first. */
async function postInHalves(
  url: string,
  { type, body }: Awaited<ReturnType<typeof encodeForm>>,
): Promise<string> {
  const headers = {
    "content-type": type,
    "content-length": body.length,
    origin: new URL(url).origin,
  };
  const half = Math.floor(body.length / 2);
  const sent = request(url, { method: "POST", headers });
  sent.write(body.subarray(0, half));
  await sleep(1_000);
  sent.end(body.subarray(half));
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  return text(response);
}
