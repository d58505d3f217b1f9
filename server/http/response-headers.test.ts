import { expect, it } from "vitest";
import { securityHeaders } from "./response-headers.ts";

const namesOf = (isSecure: boolean) => securityHeaders(isSecure).map(({ key }) => key);

it("sets Strict-Transport-Security only over https", () => {
  expect(namesOf(false)).not.toContain("Strict-Transport-Security");
  expect(namesOf(true)).toEqual([...namesOf(false), "Strict-Transport-Security"]);
});
