import { afterEach, expect, it, vi } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.ts";

afterEach(() => vi.unstubAllEnvs());

const directives = (policy: string) =>
  Object.fromEntries(
    policy.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );

it("runs the scripts that it is told and the site's own, and none that is written into a page", () => {
  const { "script-src": sources } = directives(contentSecurityPolicy(["'nonce-n'", "'sha256-x'"]));
  expect(sources).toEqual(["'self'", "'nonce-n'", "'sha256-x'"]);
});

it("lets no other site frame a page, take its forms, move its base or bring anything in", () => {
  expect(directives(contentSecurityPolicy([]))).toEqual({
    "default-src": ["'self'"],
    "script-src": ["'self'"],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  });
});

it("lets a page that is rendered on request start the site's own workers", () => {
  const policy = contentSecurityPolicy(["'nonce-n'", "'strict-dynamic'"]);
  expect(directives(policy)["worker-src"]).toEqual(["'self'"]);
});

it("lets a page send files to the bucket, where there is one", () => {
  vi.stubEnv("FILES_BUCKET_URL", "https://s3.example:9000/drawings");
  expect(directives(contentSecurityPolicy([]))["connect-src"]).toEqual([
    "'self'",
    "https://s3.example:9000",
  ]);
  for (const url of ["", "s3.example"]) {
    vi.stubEnv("FILES_BUCKET_URL", url);
    expect(contentSecurityPolicy([])).not.toContain("connect-src");
  }
});

const connectOf = () =>
  directives(contentSecurityPolicy([], ["https://auth.example"]))["connect-src"];

it("lets a page ask others that it names, beside the bucket", () => {
  expect(connectOf()).toEqual(["'self'", "https://auth.example"]);
  vi.stubEnv("FILES_BUCKET_URL", "https://s3.example:9000/drawings");
  expect(connectOf()).toEqual(["'self'", "https://s3.example:9000", "https://auth.example"]);
});
