import { expect, it } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.ts";

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
