import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { inlineScriptHashes } from "./content-security-policy.ts";

it("hashes the inline scripts of a page, each once, and nothing else", () => {
  const html = `<script>a()</script><script async>a()</script><script src="/x.js"></script>
    <script type="application/ld+json">{"@type":"Product"}</script>`;
  const hash = createHash("sha256").update("a()").digest("base64");
  expect(inlineScriptHashes(html)).toEqual([`'sha256-${hash}'`]);
});
