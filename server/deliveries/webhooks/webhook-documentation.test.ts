import { spawn, type ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { connect } from "node:net";
import { afterEach, expect, it, vi } from "vitest";
import { TEST_SECRET } from "#e2e/support/webhook-receiver.ts";
import { PRODUCT_CATEGORY_SEPARATOR } from "#lib/quote-requests/quote-request-schema.ts";
import { requestFields, snakeCase, RISK_FLAGS } from "#lib/quote-requests/request-fields.ts";
import { freePort } from "#scripts/postgres/free-port.ts";
import { postWebhook } from "./webhook-client.ts";
import {
  composeQuoteRequestCreated,
  composeStatusChanged,
  type WebhookEvent,
} from "./webhook-format.ts";

const path = new URL("../../../docs/webhooks.md", import.meta.url);
const document = await readFile(path, "utf8");
const blocks = [...document.matchAll(/^```(json|js)\n(.*?)^```/gms)];
const examples = blocks
  .filter(([, language]) => language === "json")
  .map(([, , json = ""]) => json);
const [receiver = ""] = blocks
  .filter(([, language]) => language === "js")
  .map(([, , source = ""]) => source);

let running: ChildProcess | undefined;
afterEach(() => running?.kill("SIGKILL"));

const [created, statusChanged] = examples.map((json) => JSON.parse(json) as WebhookEvent);

it("shows the events as they are sent, and says of each field what it may be", () => {
  vi.stubEnv("SITE_URL", "https://teragus.example");
  const { id, status, created_at, product_categories, doubts, ...data } = created?.data ?? {};
  const productCategory = (product_categories as string[]).join(PRODUCT_CATEGORY_SEPARATOR);
  const asked = requestFields.map(([name]) => [name, data[snakeCase(name)]]);
  const stored = { id, status, riskFlags: doubts, createdAt: new Date(String(created_at)) };
  const request = { ...stored, ...Object.fromEntries(asked), productCategory };
  expect(composeQuoteRequestCreated(request)).toEqual(created);
  const { from, to, changed_at } = statusChanged?.data ?? {};
  const change = { fromValue: String(from), toValue: String(to) };
  const createdAt = new Date(String(changed_at));
  expect(composeStatusChanged(Number(id), { ...change, createdAt })).toEqual(statusChanged);
  vi.unstubAllEnvs();

  for (const name of Object.keys(created?.data ?? {})) expect(rowOf(name), name).not.toBe("");
  for (const flag of RISK_FLAGS) expect(rowOf("doubts")).toContain(`\`${flag}\``);
  for (const [name, field] of requestFields) {
    const row = rowOf(name === "productCategory" ? "product_categories" : snakeCase(name));
    if ("options" in field)
      for (const { value } of field.options) expect(row).toContain(`\`${value}\``);
    else if (name !== "email") expect(row).toContain(field.limit.toLocaleString("en"));
  }
});

it("has a receiver of ten lines that accepts only signed requests", async () => {
  expect(receiver.trim().split("\n").filter(Boolean).length).toBeLessThanOrEqual(10);
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), WEBHOOK_SECRET: TEST_SECRET };
  const source = ["--input-type=module", "--eval", receiver];
  running = spawn(process.execPath, source, { env, stdio: ["ignore", "pipe", "inherit"] });
  const printed: string[] = [];
  running.stdout?.on("data", (chunk) => printed.push(String(chunk)));
  await vi.waitFor(() => responds(port), { timeout: 10_000 });

  const event = statusChanged;
  if (!event) throw new Error("The document shows no status change.");
  const message = { url: `http://localhost:${port}/`, id: `msg_${randomUUID()}`, event };
  const settings = { secret: TEST_SECRET, privateHosts: ["localhost"] };
  expect(await postWebhook(message, settings)).toEqual({ result: "delivered" });
  await vi.waitFor(() => expect(printed.join("")).toContain(event.data.reference));
  const forged = `whsec_${Buffer.alloc(24, 9).toString("base64")}`;
  expect(await postWebhook(message, { ...settings, secret: forged })).toEqual({
    result: "postponed",
    reason: "answered 400",
  });
});

/** The row of the document's table about a field. */
function rowOf(name: string): string {
  return new RegExp(`^\\| \`${name}\` .*$`, "m").exec(document)?.[0] ?? "";
}

async function responds(port: number): Promise<void> {
  const socket = connect(port, "localhost");
  try {
    await once(socket, "connect");
  } finally {
    socket.destroy();
  }
}
