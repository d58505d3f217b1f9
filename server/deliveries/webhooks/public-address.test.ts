import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { arePublic, isPublicAddress, lookupPublic } from "./public-address.ts";

describe("isPublicAddress", () => {
  it.each([
    "8.8.8.8",
    "203.1.113.7",
    "2606:4700::1111",
    "::ffff:8.8.8.8",
    "64:ff9b::808:808",
    "2002:808:808::1",
  ])("takes %s", (address) => expect(isPublicAddress(address)).toBe(true));

  it.each([
    ["this machine", "127.0.0.1"],
    ["this machine", "127.8.8.8"],
    ["this machine", "0.0.0.0"],
    ["this machine", "::1"],
    ["this machine", "::"],
    ["a private network", "10.1.2.3"],
    ["a private network", "172.31.255.255"],
    ["a private network", "192.168.1.1"],
    ["a private network", "fd12:3456::1"],
    ["a private network of old", "fec0::1"],
    ["a provider's network", "100.64.0.1"],
    ["a neighbor and the cloud's metadata", "169.254.169.254"],
    ["a neighbor", "fe80::1"],
    ["many", "224.0.0.1"],
    ["many", "ff02::1"],
    ["everybody", "255.255.255.255"],
    ["nobody", "192.0.2.1"],
    ["nobody", "240.0.0.1"],
    ["nobody", "2001:db8::1"],
    ["nobody yet", "4000::1"],
    ["a benchmark", "198.18.0.1"],
    ["an IPv4 address in IPv6", "::ffff:127.0.0.1"],
    ["an IPv4 address in IPv6", "::ffff:0:127.0.0.1"],
    ["an IPv4 address in IPv6 of old", "::127.0.0.1"],
    ["a translated address", "64:ff9b::10.0.0.1"],
    ["a network's own translator", "64:ff9b:1::808:808"],
    ["a tunnel to a private network", "2002:c0a8:101::1"],
    ["a tunnel", "2001:0:808:808::1"],
    ["no address", "localhost"],
    ["no address", ""],
  ])("refuses %s: %s", (_whose, address) => expect(isPublicAddress(address)).toBe(false));
});

it("takes no name for public that has a private address too", () => {
  const [open, hidden] = [{ address: "8.8.8.8" }, { address: "10.0.0.1" }];
  expect(arePublic([open, open])).toBe(true);
  expect(arePublic([open, hidden])).toBe(false);
});

it("looks a name up in both ways that Node asks, and answers with none of a private network", async () => {
  const lookup = promisify(lookupPublic);
  await expect(lookup("localhost", { all: true })).rejects.toMatchObject({ code: "EPRIVATE" });
  await expect(lookup("localhost", {})).rejects.toMatchObject({ code: "EPRIVATE" });
  await expect(lookup("crm.invalid", {})).rejects.not.toMatchObject({ code: "EPRIVATE" });
  const results: unknown[][] = [];
  await new Promise<void>((resolve) =>
    lookupPublic("8.8.8.8", { all: true }, (...result) => {
      results.push(result);
      lookupPublic("8.8.8.8", {}, (...single) => {
        results.push(single);
        resolve();
      });
    }),
  );
  expect(results).toEqual([
    [null, [{ address: "8.8.8.8", family: 4 }]],
    [null, "8.8.8.8", 4],
  ]);
});
