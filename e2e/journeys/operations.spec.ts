import { randomUUID } from "node:crypto";
import { PLAIN_REQUEST_QUOTE_PATH } from "#content/request-quote-path.ts";
import { request as openRequest } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "#e2e/support/fixtures.ts";
import { encodeForm, filledQuoteRequestForm, REFERENCE_IN_TEXT } from "#e2e/support/quote-form.ts";
import { startRelay } from "#e2e/support/relay.ts";
import { open, send } from "#e2e/support/http.ts";
import { startSite } from "#e2e/support/site.ts";

type Line = Record<string, unknown> & { requestId?: string };

const CLIENT = "2001:db8:aaaa:bbbb::1";
const AGENT = "A browser that nobody else has";
const FORM = "/request-quote";

test(
  "An administrator monitors the site by its health check and a JSON log without personal data",
  { tag: "@image-tool" },
  async () => {
    const relay = await startRelay(new URL(process.env.DATABASE_URL ?? ""));
    await using site = await startSite({
      DATABASE_URL: relay.url,
      LOG_LEVEL: "debug",
    });
    const get = (path: string, headers = {}) =>
      send(site.url + path, {
        headers: { "x-forwarded-for": CLIENT, "user-agent": AGENT, ...headers },
      });
    const html = (await get(PLAIN_REQUEST_QUOTE_PATH))?.text ?? "";
    const submit = async (fields: Record<string, string>) => {
      const { type, body } = await encodeForm(fields);
      const headers = { "content-type": type, "x-forwarded-for": CLIENT, "user-agent": AGENT };
      return send(site.url + FORM, { method: "POST", headers }, body);
    };
    const requestImage = (prompt: string) =>
      send(
        `${site.url}/api/generate-image`,
        { method: "POST", headers: { "content-type": "application/json" } },
        JSON.stringify({ prompt }),
      );

    await test.step("pages, files and an aborted request", async () => {
      const named = await open(`${site.url}/about?email=ana@a.example`, {
        headers: { "x-request-id": "from-our-proxy" },
      });
      named.resume();
      expect(named.headers["x-request-id"]).toBe("from-our-proxy");
      expect((await get("/nothing/here"))?.status).toBe(404);
      const [script = ""] = /\/_next\/static\/[^"]+\.js/.exec(html) ?? [];
      expect((await get(script))?.status).toBe(200);
      const leaving = openRequest(`${site.url}/api/generate-image`, {
        method: "POST",
        headers: { "content-type": "application/json" },
      });
      leaving.on("error", () => undefined).write("{");
      await sleep(500);
      leaving.destroy();
    });

    const form = filledQuoteRequestForm(html);
    await test.step("quote requests and images", async () => {
      expect((await submit(form))?.text).toMatch(REFERENCE_IN_TEXT);
      expect((await submit(form))?.text).toMatch(REFERENCE_IN_TEXT);
      await submit({ ...form, idempotencyKey: randomUUID(), email: "nowhere" });
      expect((await requestImage("a walnut kitchen"))?.status).toBe(200);
      expect((await requestImage("x"))?.status).toBe(400);
    });

    await test.step("a database outage and recovery", async () => {
      expect((await get("/healthz"))?.status).toBe(200);
      relay.freeze();
      const askedAt = performance.now();
      expect((await get("/healthz"))?.status).toBe(503);
      expect(performance.now() - askedAt).toBeLessThan(4_000);
      relay.cut();
      await submit({ ...form, idempotencyKey: randomUUID() });
      relay.mend();
      await expect.poll(async () => (await get("/healthz"))?.status).toBe(200);
    });

    await site.stop();
    relay.close();
    const lines = site.output.map((line) => JSON.parse(line) as Line);
    const requests = lines.filter(({ msg }) => msg === "request");
    expect(requests.find(({ route }) => route === "/about")).toMatchObject({
      level: 30,
      requestId: "from-our-proxy",
      method: "GET",
      status: 200,
      bytes: expect.any(Number) as unknown,
      milliseconds: expect.any(Number) as unknown,
    });
    expect(requests).toContainEqual(expect.objectContaining({ aborted: true, status: 499 }));
    expect(requests).toContainEqual(
      expect.objectContaining({
        level: 20,
        route: expect.stringMatching(/^\/_next\/static\/.*\.js$/) as unknown,
      }),
    );
    const stored = lines.find(({ msg }) => msg === "quote request stored");
    expect(requests.find(({ requestId }) => requestId === stored?.requestId)).toMatchObject({
      route: FORM,
    });
    expect(site.output.join("\n")).not.toMatch(/@|Ana|2001:db8|nobody else|walnut/);
  },
);
