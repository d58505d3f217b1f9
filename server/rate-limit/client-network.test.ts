import { expect, it } from "vitest";
import { networkOf } from "./rate-limit.ts";

it.each([
  ["198.51.100.7", "198.51.100"],
  ["2001:db8:12:34::/64", "2001:db8:12"],
  ["unknown", "unknown"],
])("belongs with %s to the network %s", (client, network) => {
  expect(networkOf(client)).toBe(network);
});
