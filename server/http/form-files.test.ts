import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, request as send, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { SentFile } from "#lib/quote-requests/attachment-upload.ts";
import { setFormFileReceiver, type FormFileReceiver } from "./form-file-receiver.ts";
import { takeFormFiles } from "./form-files.ts";

const KEY = randomUUID();
const LARGE = 300_000;

/** What came to the store of each file, and what was handed on. */
let stored: { name: string; draftKey: string; maxBytes: number; bytes: number }[] = [];
let broken: unknown[] = [];
let handedOn: { headers: IncomingMessage["headers"]; url: string | undefined; form: FormData }[] =
  [];
let server: Server;
let url = "";

const store: FormFileReceiver = async ({ client: _client, ...file }, chunks) => {
  let bytes = 0;
  try {
    for await (const chunk of chunks) bytes += chunk.byteLength;
  } catch (error) {
    broken.push(error);
    throw error;
  }
  stored.push({ ...file, bytes });
  return { id: randomUUID(), name: file.name, size: bytes };
};

beforeAll(async () => {
  vi.stubEnv("DATABASE_URL", "postgres://unused@127.0.0.1/unused");
  server = createServer((incoming, response) => {
    void takeFormFiles(incoming, response).then(async (made) => {
      if (!made) return;
      const type = made.headers["content-type"] ?? "";
      const body = Buffer.concat(await made.toArray());
      const form = await new Response(body, { headers: { "content-type": type } }).formData();
      if (made !== incoming) expect(made.headers["content-length"]).toBe(String(body.length));
      handedOn.push({ headers: made.headers, url: made.url, form });
      response.end("taken");
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/request-quote`;
});
afterAll(() => server.close());
beforeEach(() => {
  [stored, broken, handedOn] = [[], [], []];
  setFormFileReceiver(store);
});
afterEach(() => server.closeAllConnections());

const someFile = (name: string, bytes = LARGE) => new File([new Uint8Array(bytes)], name);

function formOf(entries: [string, string | File][]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

async function post(form: FormData | BodyInit, headers: Record<string, string> = {}) {
  const response = await fetch(url, { method: "POST", body: form, headers });
  if (!response.ok) expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  return { status: response.status, text: await response.text() };
}

const sentFiles = () => JSON.parse(String(handedOn[0]?.form.get("files"))) as SentFile[];

describe("form with files", () => {
  it("is passed on without its files, which are listed in order", async () => {
    const earlier = { id: randomUUID(), name: "earlier.pdf", size: 3 };
    const form = formOf([
      ["idempotencyKey", KEY.toUpperCase()],
      ["files", JSON.stringify([earlier])],
      ["name", "Ana ”Ruiz”"],
      ["message", "two\r\nlines"],
      ["productCategories", "wall-panels"],
      ["productCategories", "hardwood-flooring"],
      ["attachments", someFile('plan "A".pdf', 3 * LARGE)],
      ["attachments", someFile("Türen.csv", 10)],
      ["website", ""],
    ]);
    expect(await post(form)).toEqual({ status: 200, text: "taken" });
    expect(stored).toMatchObject([
      { name: 'plan "A".pdf', draftKey: KEY, bytes: 3 * LARGE },
      { name: "Türen.csv", draftKey: KEY, bytes: 10 },
    ]);
    expect(sentFiles().map(({ name, size }) => [name, size])).toEqual([
      ["earlier.pdf", 3],
      ['plan "A".pdf', 3 * LARGE],
      ["Türen.csv", 10],
    ]);
    const { form: rest, headers, url: path } = handedOn[0] ?? { form: new FormData() };
    expect(path).toBe("/request-quote");
    expect(headers?.host).toBe(new URL(url).host);
    expect(rest.get("attachments")).toBeNull();
    expect(rest.getAll("productCategories")).toEqual(["wall-panels", "hardwood-flooring"]);
    expect([rest.get("name"), rest.get("message")]).toEqual(["Ana ”Ruiz”", "two\r\nlines"]);
  });

  it("passes each file's maximum possible size", async () => {
    await post(
      formOf([
        ["idempotencyKey", KEY],
        ["attachments", someFile("a.pdf", LARGE)],
        ["attachments", someFile("b.pdf", 2 * LARGE)],
      ]),
    );
    for (const { bytes, maxBytes } of stored) expect(maxBytes).toBeGreaterThanOrEqual(bytes);
    expect(stored[1]?.maxBytes).toBeLessThan(2.5 * LARGE);
  });

  it("assigns a missing key to the form and its files", async () => {
    const form = formOf([
      ["idempotencyKey", ""],
      ["attachments", someFile("a.pdf")],
      ["attachments", someFile("b.pdf")],
    ]);
    await post(form);
    const key = handedOn[0]?.form.get("idempotencyKey");
    expect(key).toMatch(/^[\da-f-]{36}$/);
    expect(stored).toMatchObject([{ draftKey: key }, { draftKey: key }]);
  });

  it("ignores empty file inputs and files before the key", async () => {
    await post(
      formOf([
        ["attachments", someFile("early.pdf")],
        ["idempotencyKey", KEY],
        ["attachments", new File([], "")],
        ["other", someFile("elsewhere.pdf")],
      ]),
    );
    expect(stored).toEqual([]);
    expect(sentFiles()).toMatchObject([{ name: "early.pdf", size: LARGE, errorCode: "unsent" }]);
    expect([...(handedOn[0]?.form.keys() ?? [])].toSorted()).toEqual(["files", "idempotencyKey"]);
  });

  it("passes on an unreadable file list unchanged", async () => {
    await post(
      formOf([
        ["idempotencyKey", KEY],
        ["files", "{"],
        ["attachments", someFile("a.pdf")],
      ]),
    );
    expect(handedOn[0]?.form.get("files")).toBe("{");
  });

  it("is passed on when a file could not be stored", async () => {
    setFormFileReceiver(() => Promise.reject(new Error("no store")));
    const form = formOf([
      ["idempotencyKey", KEY],
      ["attachments", someFile("a.pdf")],
      ["name", "Ana"],
    ]);
    expect(await post(form)).toMatchObject({ status: 200 });
    expect(sentFiles()).toMatchObject([{ name: "a.pdf", errorCode: "unsent" }]);
    expect(handedOn[0]?.form.get("name")).toBe("Ana");
  });

  it("is dropped when the browser disconnects, and its file fails", async () => {
    const boundary = "----cut";
    const client = send(url, {
      method: "POST",
      headers: {
        "content-type": `multipart/form-data; boundary=${boundary}`,
        "content-length": "1000000",
      },
    });
    client.on("error", () => undefined);
    client.write(
      `--${boundary}\r\ncontent-disposition: form-data; name="idempotencyKey"\r\n\r\n${KEY}\r\n--${boundary}\r\ncontent-disposition: form-data; name="attachments"; filename="a.pdf"\r\n\r\n`,
    );
    client.write(Buffer.alloc(400_000));
    await vi.waitFor(() => expect(client.socket?.bytesWritten).toBeGreaterThan(400_000));
    setTimeout(() => client.destroy(), 100);
    await vi.waitFor(() => expect(broken).toHaveLength(1));
    expect([stored, handedOn]).toEqual([[], []]);
  });
});

describe("form rejection", () => {
  it("rejects texts that are too long together", async () => {
    const form = formOf([
      ["message", "x".repeat(100_000)],
      ["specifications", "x".repeat(100_000)],
    ]);
    expect(await post(form)).toEqual({ status: 413, text: "This form is too large." });
    expect(await post(formOf([["message", "x".repeat(1_000_000)]]))).toMatchObject({ status: 413 });
    expect(handedOn).toEqual([]);
  });

  it("rejects a fifth form with files of one address until one of the four is over", async () => {
    const held = Array.from({ length: 4 }, () => {
      const headers = {
        "content-type": "multipart/form-data; boundary=x",
        "content-length": LARGE,
      };
      const client = send(url, { method: "POST", headers });
      client.on("error", () => undefined);
      client.write("--x\r\n");
      return client;
    });
    await Promise.all(held.map((client) => once(client, "socket")));
    const form = () => post(formOf([["attachments", someFile("a.pdf")]]));
    await vi.waitFor(async () => expect(await form()).toMatchObject({ status: 503 }));
    expect((await post(formOf([["name", "Ana"]]))).status).toBe(200);
    for (const client of held) client.destroy();
    await vi.waitFor(async () => expect(await form()).toMatchObject({ status: 200 }));
  });

  it("rejects a truncated form and one without parts", async () => {
    const whole = new Response(formOf([["attachments", someFile("a.pdf")]]));
    const type = { "content-type": whole.headers.get("content-type") ?? "" };
    const cut = (await whole.arrayBuffer()).slice(0, 200_000);
    const malformed = { status: 400, text: "This form could not be read." };
    expect(await post(cut, type)).toEqual(malformed);
    expect(await post("x".repeat(200_000), type)).toEqual(malformed);
    expect(handedOn).toEqual([]);
  });
});

it.each<[string, Record<string, string>, number]>([
  ["is small", {}, 1_000],
  ["comes from another site", { origin: "https://elsewhere.example" }, LARGE],
  ["comes from a script", { "next-action": "0" }, LARGE],
])("passes through a form that %s", async (_case, headers, bytes) => {
  await post(formOf([["attachments", someFile("a.pdf", bytes)]]), headers);
  expect(stored).toEqual([]);
  expect(handedOn[0]?.form.get("attachments")).toHaveProperty("name", "a.pdf");
});
