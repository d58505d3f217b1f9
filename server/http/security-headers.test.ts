import { expect, it } from "vitest";
import { securityHeaders } from "./security-headers.ts";

const namesOf = (isSecure: boolean) => securityHeaders(isSecure).map(({ key }) => key);

it("sets Strict-Transport-Security only over https", () => {
  expect(namesOf(false)).not.toContain("Strict-Transport-Security");
  expect(namesOf(true)).toEqual([...namesOf(false), "Strict-Transport-Security"]);
});

it("denies features the site never uses", () => {
  const policy = securityHeaders(true).find(({ key }) => key === "Permissions-Policy")?.value ?? "";
  for (const feature of ["camera", "microphone", "geolocation", "payment", "usb"])
    expect(policy.split(", ")).toContain(`${feature}=()`);
  expect(policy).not.toContain("clipboard-write");
});

it("sets the same security headers for every browser", () => {
  const headers = Object.fromEntries(securityHeaders(true).map(({ key, value }) => [key, value]));
  const { "Permissions-Policy": _features, ...rest } = headers;
  expect(rest).toEqual({
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "X-XSS-Protection": "0",
    "X-Permitted-Cross-Domain-Policies": "none",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Origin-Agent-Cluster": "?1",
    "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  });
});
