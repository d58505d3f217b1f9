import { expect, it, vi } from "vitest";
import { clientAddress, clientOf } from "./client-address.ts";
import { log } from "#server/observability/log.ts";
import { declareCustomServer } from "./custom-server.ts";

it.each([
  ["198.51.100.7", 0, "198.51.100.7"],
  ["1.2.3.4, 198.51.100.7", 0, "198.51.100.7"],
  ["1.2.3.4, 198.51.100.7, 10.0.0.1", 1, "198.51.100.7"],
  ["198.51.100.7", 1, "unknown"],
  [null, 0, "unknown"],
  ["::ffff:198.51.100.7", 0, "198.51.100.7"],
  ["2001:DB8:0:1:2:3:4:5", 0, "2001:db8:0:1::/64"],
  ["::1", 0, "0:0:0:0::/64"],
  ["2001:0db8:0010:0001::1", 0, "2001:db8:10:1::/64"],
  ["1.2.3.4:5678", 0, "1.2.3.4"],
  ["[2001:db8::5]:41000", 0, "2001:db8:0:0::/64"],
  ["2001:db8::5:41000", 0, "2001:db8:0:0::/64"],
  ["2001:db8::5:443", 0, "2001:db8:0:0::/64"],
  ["1:2:3:4:5:6:7:8:443", 0, "1:2:3:4::/64"],
  ["_hidden", 0, "_hidden"],
  ["64:ff9b::ffff:198.51.100.7", 0, "64:ff9b:0:0::/64"],
])("returns the client of %j behind %i proxies as %s", (header, proxies, address) => {
  expect(clientAddress(header, proxies)).toBe(address);
});

it("trusts X-Forwarded-For only behind a known proxy and warns once otherwise", () => {
  const warn = vi.spyOn(log, "warn");
  const headers = new Headers({ "x-forwarded-for": "203.0.113.1, 198.51.100.7" });
  expect([clientOf(headers), clientOf(headers)]).toEqual(["unknown", "unknown"]);
  expect(warn.mock.calls).toEqual([
    [
      { trusted: false, trustedProxies: 0 },
      expect.stringMatching(/all share one rate limit; see TRUSTED_PROXIES/),
    ],
  ]);
  declareCustomServer();
  expect(clientOf(headers)).toBe("198.51.100.7");
});
