import { spawn, type ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { connect } from "node:net";
import { afterEach, expect, it, vi } from "vitest";
import { TEST_SECRET } from "#e2e/support/webhook-receiver.ts";
import { freePort } from "#scripts/postgres/free-port.ts";
import { postWebhook } from "./post-webhook.ts";
import { quoteRequestCreatedSchema, statusChangedSchema } from "./webhook-events.ts";

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

it("shows valid example events and describes every field", () => {
  const [created, statusChanged] = examples.map((json): unknown => JSON.parse(json));
  expect(quoteRequestCreatedSchema.strict().parse(created)).toEqual(created);
  expect(statusChangedSchema.strict().parse(statusChanged)).toEqual(statusChanged);
  // Prettier pads the columns.
  const rows = document.replace(/ +/g, " ");
  for (const [name, schema] of Object.entries(quoteRequestCreatedSchema.shape.data.shape))
    expect(rows).toContain(`| \`${name}\` | ${schema.description} |`);
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

  const event = statusChangedSchema.parse(JSON.parse(examples[1] ?? ""));
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

async function responds(port: number): Promise<void> {
  const socket = connect(port, "localhost");
  try {
    await once(socket, "connect");
  } finally {
    socket.destroy();
  }
}
