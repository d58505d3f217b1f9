import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { contentSecurityPolicy } from "#server/http/content-security-policy.ts";
import { blockedScripts } from "./page-scripts-policy.ts";

const PAGE = `<script>a()</script><script async>a()</script><script src="/x.js"></script>
  <script type="application/ld+json">{"@type":"Product"}</script>`;
const RENDERED = `<script nonce="n1">a()</script><script src="/x.js" nonce="n1"></script>`;
const hash = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
const POLICY = contentSecurityPolicy([hash("a()")]);

it("finds no refused script on a page under its own policy", () => {
  expect(blockedScripts(PAGE, POLICY)).toEqual([]);
  expect(
    blockedScripts(RENDERED, contentSecurityPolicy(["'nonce-n1'", "'strict-dynamic'"])),
  ).toEqual([]);
});

it("finds scripts refused by a changed hash, a missing nonce or a missing policy", () => {
  const changed = PAGE.replace("a()", "b()");
  expect(blockedScripts(changed, POLICY)).toEqual(["b()"]);
  const nonced = contentSecurityPolicy(["'nonce-n1'", "'strict-dynamic'"]);
  expect(blockedScripts(PAGE, nonced)).toEqual(["a()", "a()", 'src="/x.js"']);
  expect(blockedScripts(PAGE, "")).toHaveLength(3);
  expect(blockedScripts(RENDERED, contentSecurityPolicy(["'nonce-n2'"]))).toEqual(["a()"]);
});

it("reads script-src anywhere in a policy", () => {
  const policy = `default-src 'none';  script-src ${hash("a()")}; img-src 'self'`;
  expect(blockedScripts("<script>a()</script>", policy)).toEqual([]);
  expect(
    blockedScripts("<script>a()</script>", policy.replace("script-src", "x-script-src")),
  ).toEqual(["a()"]);
  expect(blockedScripts("<script>a()</script>", `script-src ${hash("a()")}`)).toEqual([]);
  expect(blockedScripts('<script src="/x.js"></script>', "script-src")).toHaveLength(1);
});

it("truncates a long script's name", () => {
  const script = "a".repeat(100);
  expect(blockedScripts(`<script>${script}</script>`, "")).toEqual(["a".repeat(60)]);
});
