import { expect, it } from "vitest";
import { nameClient } from "./name-client.ts";

it.each([
  ["198.51.100.7:52814", "198.51.100.7, 130.176.0.1"],
  ["2001:db8::7:443", "2001:db8::7, 130.176.0.1"],
  ["[2001:db8::7]:443", "2001:db8::7, 130.176.0.1"],
  [undefined, "130.176.0.1"],
])(
  "sets X-Forwarded-For from %j and the caller, ignoring what the client sent",
  (viewer, chain) => {
    const headers = {
      host: "site.example",
      "x-forwarded-for": "203.0.113.1, 203.0.113.2",
      "cloudfront-viewer-address": viewer,
    };
    const event = { headers, requestContext: { http: { sourceIp: "130.176.0.1" } } };
    expect(nameClient(event).headers).toMatchObject({
      host: "site.example",
      "x-forwarded-for": chain,
    });
  },
);

it.each([
  ["a secret of the two", "198.51.100.7, 203.0.113.9"],
  ["another", "203.0.113.9"],
  [undefined, "203.0.113.9"],
])("trusts the CDN's header only with the shared secret: %j", (secret, chain) => {
  const headers: Record<string, string | undefined> = {
    "cloudfront-viewer-address": "198.51.100.7:443",
    "x-origin-secret": secret,
  };
  const event = { headers, requestContext: { http: { sourceIp: "203.0.113.9" } } };
  expect(nameClient(event, "a secret of the two").headers["x-forwarded-for"]).toBe(chain);
});
