import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { sealData } from "iron-session";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { passwordFingerprint } from "#server/auth/password-fingerprint.ts";
import { createSignInLink } from "#server/auth/sign-in-link.ts";
import { rejectSignInFlood } from "./sign-in-slots.ts";

const INBOX = "/admin/teragus-submissions";
const ENV = {
  ADMIN_PASSWORD: "oak and walnut from the desk",
  ADMIN_PASSWORD_HASH: undefined,
  SESSION_SECRET: "a secret of at least thirty-two characters",
};

const held: ServerResponse[] = [];
let server: Server;
let site = "";
beforeAll(async () => {
  vi.stubEnv("DATABASE_URL", "postgres://nobody@localhost/none");
  vi.stubEnv("ADMIN_PASSWORD", ENV.ADMIN_PASSWORD);
  vi.stubEnv("SESSION_SECRET", ENV.SESSION_SECRET);
  // Forms of strangers are held, everything else is answered.
  server = createServer((request, response) => {
    void rejectSignInFlood(request, response).then((isRejected) => {
      if (isRejected) return;
      if (request.headers["x-held"]) held.push(response);
      else response.end();
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(async () => {
  const flood = Array.from({ length: 24 }, () => post(INBOX, { "x-held": "1" }));
  await expect.poll(() => held.length).toBe(24);
  return async () => {
    for (const response of held.splice(0)) response.end();
    await Promise.all(flood);
  };
});
afterAll(() => {
  server.close();
});

async function post(path: string, headers: Record<string, string> = {}): Promise<number> {
  return (await fetch(site + path, { method: "POST", headers })).status;
}

const cookieOf = async (fingerprint: string) => {
  const seal = await sealData({ browser: "b", fingerprint }, { password: ENV.SESSION_SECRET });
  return { cookie: `teragus-browser=${seal}` };
};

it("turns strangers' forms away while 24 are in work, on whichever page", async () => {
  expect(await post(INBOX)).toBe(503);
  expect(await post(`${INBOX}/second-factor`)).toBe(503);
  expect(await post("/", { "next-action": "40" })).toBe(503);
  expect((await fetch(site + INBOX)).status).toBe(200);
  expect(await post("/request-quote")).toBe(200);
  held.pop()?.end();
  await expect.poll(() => post(INBOX)).toBe(200);
});

it("lets a known browser and a sign-in link through, but none that is forged", async () => {
  const { search } = new URL(await createSignInLink(ENV));
  expect(await post(INBOX + search)).toBe(200);
  expect(await post(`${INBOX}?link=forged`)).toBe(503);
  expect(await post(INBOX, await cookieOf(passwordFingerprint(ENV)))).toBe(200);
  expect(await post(INBOX, await cookieOf("of another password"))).toBe(503);
  expect(await post(INBOX, { cookie: "teragus-browser=forged" })).toBe(503);
});
