import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hashSources } from "./source-hash.ts";

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "sources-"));
  vi.stubEnv("SITE_URL", "https://site.example");
  vi.stubEnv("FILES_BUCKET_URL", "");
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(root, { recursive: true });
});

it("changes only with the sources, the site's URL or the bucket's host", async () => {
  const before = await hashSources(root);
  expect(await hashSources(root)).toBe(before);
  vi.stubEnv("FILES_BUCKET_URL", "https://s3.example/drawings");
  const withBucket = await hashSources(root);
  vi.stubEnv("FILES_BUCKET_URL", "https://s3.example/others");
  expect(await hashSources(root)).toBe(withBucket);
  vi.stubEnv("FILES_BUCKET_URL", "https://other.example/drawings");
  const elsewhere = await hashSources(root);
  vi.stubEnv("SITE_URL", "https://other.example");
  const another = await hashSources(root);
  await writeFile(join(root, "proxy.ts"), "");
  const hashes = [before, withBucket, elsewhere, another, await hashSources(root)];
  expect(new Set(hashes).size).toBe(hashes.length);
});
