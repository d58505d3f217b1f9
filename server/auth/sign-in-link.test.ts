import { SignJWT } from "jose";
import { expect, it } from "vitest";
import { deriveKey } from "./derive-key.ts";
import { createSignInLink, readSignInLink, SIGN_IN_LINK_SECONDS } from "./sign-in-link.ts";

const ENV = {
  ADMIN_PASSWORD: "oak and walnut from the desk",
  ADMIN_PASSWORD_HASH: undefined,
  SESSION_SECRET: "a secret of at least thirty-two characters",
};

const tokenOf = (link: string) => new URL(link).searchParams.get("link") ?? "";
const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000);
const create = async (now?: Date) => tokenOf(await createSignInLink(ENV, now));

it("leads to the inbox with a token of its own, which says nothing of the password", async () => {
  const link = await createSignInLink(ENV);
  expect(link).toMatch(/^http:\/\/localhost:3000\/admin\/teragus-submissions\?link=[\w.-]+$/);
  const ids = await Promise.all([
    readSignInLink(ENV, tokenOf(link)),
    readSignInLink(ENV, await create()),
  ]);
  expect(new Set(ids).size).toBe(2);
  expect(ids).not.toContain(undefined);
});

it("is void after an hour", async () => {
  expect(await readSignInLink(ENV, await create(ago(SIGN_IN_LINK_SECONDS - 10)))).toBeDefined();
  expect(await readSignInLink(ENV, await create(ago(SIGN_IN_LINK_SECONDS + 1)))).toBeUndefined();
});

it("is void under another password or secret", async () => {
  const token = await create();
  for (const changed of [
    { ADMIN_PASSWORD: "another password of the desk" },
    { SESSION_SECRET: "another secret of thirty-two characters" },
  ])
    expect(await readSignInLink({ ...ENV, ...changed }, token)).toBeUndefined();
});

it("rejects what it did not sign, or signed for something else", async () => {
  const [head, body = "", signature] = (await create()).split(".");
  const none = Buffer.from('{"alg":"none"}').toString("base64url");
  const other = await new SignJWT({ jti: "1" })
    .setProtectedHeader({ alg: "HS256" })
    .setExpirationTime("1h")
    .sign(deriveKey(ENV, "second factor"));
  const forged = body.replace(/.$/, (last) => (last === "A" ? "B" : "A"));
  for (const token of ["", "x", `${none}.${body}.`, `${head}.${forged}.${signature}`, other])
    expect(await readSignInLink(ENV, token)).toBeUndefined();
});
