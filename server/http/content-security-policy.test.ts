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

it("allows only the site's own and the listed scripts, none inline", () => {
  const { "script-src": sources } = directives(contentSecurityPolicy(["'nonce-n'", "'sha256-x'"]));
  expect(sources).toEqual(["'self'", "'nonce-n'", "'sha256-x'"]);
});

it("forbids framing, foreign form targets, base URLs and foreign resources", () => {
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

it("allows the site's own workers on a page rendered on request", () => {
  const policy = contentSecurityPolicy(["'nonce-n'", "'strict-dynamic'"]);
  expect(directives(policy)["worker-src"]).toEqual(["'self'"]);
});

it("allows connections to the configured bucket", () => {
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

it("allows connections to listed origins besides the bucket", () => {
  expect(connectOf()).toEqual(["'self'", "https://auth.example"]);
  vi.stubEnv("FILES_BUCKET_URL", "https://s3.example:9000/drawings");
  expect(connectOf()).toEqual(["'self'", "https://s3.example:9000", "https://auth.example"]);
});
