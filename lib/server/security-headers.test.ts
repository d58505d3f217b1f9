import { expect, it } from "vitest";
import { securityHeaders } from "./security-headers.ts";

const namesOf = (isSecure: boolean) => securityHeaders(isSecure).map(({ key }) => key);

it("binds browsers to https where the site is there, and nowhere else", () => {
  expect(namesOf(false)).not.toContain("Strict-Transport-Security");
  expect(namesOf(true)).toEqual([...namesOf(false), "Strict-Transport-Security"]);
});

it("forbids what the site never uses", () => {
  const policy = securityHeaders(true).find(({ key }) => key === "Permissions-Policy")?.value ?? "";
  for (const feature of ["camera", "microphone", "geolocation", "payment", "usb"])
    expect(policy.split(", ")).toContain(`${feature}=()`);
  expect(policy).not.toContain("clipboard-write");
});
