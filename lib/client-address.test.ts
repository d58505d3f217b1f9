import { expect, it } from "vitest";
import { clientAddress } from "./client-address.ts";

it.each([
  ["198.51.100.7", 0, "198.51.100.7"],
  ["1.2.3.4, 198.51.100.7", 0, "198.51.100.7"],
  ["1.2.3.4, 198.51.100.7, 10.0.0.1", 1, "198.51.100.7"],
  ["198.51.100.7", 1, "unknown"],
  [null, 0, "unknown"],
  ["::ffff:198.51.100.7", 0, "198.51.100.7"],
  ["2001:DB8:0:1:2:3:4:5", 0, "2001:db8:0:1::/64"],
  ["2001:db8::5", 0, "2001:db8:0:0::/64"],
  ["::1", 0, "0:0:0:0::/64"],
])("reads the client of %j behind %i proxies as %s", (header, proxies, address) => {
  expect(clientAddress(header, proxies)).toBe(address);
});
