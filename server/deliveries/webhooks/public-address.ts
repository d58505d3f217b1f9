import dns from "node:dns";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

export class PrivateAddressError extends Error {
  override name = "PrivateAddressError";
  readonly code = "EPRIVATE";

  constructor() {
    super("The address is in a private network.");
  }
}

const GLOBAL_UNICAST = ipaddr.IPv6.parse("2000::");
/** The NAT64 prefix of public addresses; 64:ff9b:1:: is for local use. */
const TRANSLATED = ipaddr.IPv6.parse("64:ff9b::");

/** Whether an IP address is public; an IPv6 address with an embedded IPv4 address is judged by the latter. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const carried = unwrap(ipaddr.parse(address));
  if (carried.range() !== "unicast") return false;
  return carried instanceof ipaddr.IPv4 || carried.match(GLOBAL_UNICAST, 3);
}

export function arePublic(addresses: readonly { address: string }[]): boolean {
  return addresses.every(({ address }) => isPublicAddress(address));
}

/** Fails with a `PrivateAddressError`. Checks the address that is connected to, which prevents DNS rebinding. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, "", 0);
    const [first] = addresses;
    if (!first || !arePublic(addresses)) return callback(new PrivateAddressError(), "", 0);
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};

/** The address inside an IPv4-mapped, NAT64 or 6to4 address; others unchanged. */
function unwrap(address: ipaddr.IPv4 | ipaddr.IPv6): ipaddr.IPv4 | ipaddr.IPv6 {
  if (address instanceof ipaddr.IPv4) return address;
  const bytes = address.toByteArray();
  if (address.isIPv4MappedAddress() || address.match(TRANSLATED, 96))
    return new ipaddr.IPv4(bytes.slice(12));
  return address.range() === "6to4" ? new ipaddr.IPv4(bytes.slice(2, 6)) : address;
}
