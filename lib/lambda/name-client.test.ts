import { expect, it } from "vitest";
import { nameClient } from "./name-client.ts";

it.each([
  ["198.51.100.7:52814", "198.51.100.7, 130.176.0.1"],
  ["2001:db8::7:443", "2001:db8::7, 130.176.0.1"],
  ["[2001:db8::7]:443", "2001:db8::7, 130.176.0.1"],
  [undefined, "130.176.0.1"],
])("writes down %j and the caller, and nothing that the client says of itself", (viewer, chain) => {
  const headers = {
    host: "teragus.example",
    "x-forwarded-for": "203.0.113.1, 203.0.113.2",
    "cloudfront-viewer-address": viewer,
  };
  const event = { headers, requestContext: { http: { sourceIp: "130.176.0.1" } } };
  expect(nameClient(event).headers).toMatchObject({
    host: "teragus.example",
    "x-forwarded-for": chain,
  });
});
