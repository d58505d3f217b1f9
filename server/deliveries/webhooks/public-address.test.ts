import { describe, expect, it } from "vitest";
import { isPublicAddress } from "./post-webhook.ts";

describe("isPublicAddress", () => {
  it.each([
    "8.8.8.8",
    "203.1.113.7",
    "2606:4700::1111",
    "::ffff:8.8.8.8",
    "64:ff9b::808:808",
    "2002:808:808::1",
  ])("accepts %s", (address) => expect(isPublicAddress(address)).toBe(true));

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
    ["a deprecated site-local address", "fec0::1"],
    ["carrier-grade NAT", "100.64.0.1"],
    ["link-local, as cloud metadata", "169.254.169.254"],
    ["link-local", "fe80::1"],
    ["multicast", "224.0.0.1"],
    ["multicast", "ff02::1"],
    ["broadcast", "255.255.255.255"],
    ["reserved", "192.0.2.1"],
    ["reserved", "240.0.0.1"],
    ["reserved", "2001:db8::1"],
    ["unassigned", "4000::1"],
    ["benchmarking", "198.18.0.1"],
    ["IPv4-mapped", "::ffff:127.0.0.1"],
    ["IPv4-translated", "::ffff:0:127.0.0.1"],
    ["IPv4-compatible", "::127.0.0.1"],
    ["NAT64", "64:ff9b::10.0.0.1"],
    ["local-use NAT64", "64:ff9b:1::808:808"],
    ["6to4 to a private network", "2002:c0a8:101::1"],
    ["Teredo", "2001:0:808:808::1"],
    ["not an address", "localhost"],
    ["not an address", ""],
  ])("rejects %s: %s", (_whose, address) => expect(isPublicAddress(address)).toBe(false));
});
