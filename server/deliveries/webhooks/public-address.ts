import dns from "node:dns";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/** A host that lies in a private network, where nobody has named it as one that may. */
export class PrivateAddressError extends Error {
  override name = "PrivateAddressError";
  readonly code = "EPRIVATE";

  constructor() {
    super("The address is in a private network.");
  }
}

const GLOBAL_UNICAST = ipaddr.IPv6.parse("2000::");
/** Where a translator to IPv4 keeps the public addresses; 64:ff9b:1:: belongs to a network. */
const TRANSLATED = ipaddr.IPv6.parse("64:ff9b::");

/** Whether an IP address belongs to the public internet; one that carries another is judged by that. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const carried = unwrap(ipaddr.parse(address));
  if (carried.range() !== "unicast") return false;
  return carried instanceof ipaddr.IPv4 || carried.match(GLOBAL_UNICAST, 3);
}

/** Whether all addresses of a name are public; any one of them may be the one that is connected to. */
export function arePublic(addresses: readonly { address: string }[]): boolean {
  return addresses.every(({ address }) => isPublicAddress(address));
}

/**
 * A `lookup` for `node:http` that answers with a `PrivateAddressError` where any address of the name is private. What it
 * answers is what is connected to, so that no name can be public when it is looked at and private when it is used.
 */
export const lookupPublic: LookupFunction = (hostname, options, answer) => {
  dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return answer(error, "", 0);
    const [first] = addresses;
    if (!first || !arePublic(addresses)) return answer(new PrivateAddressError(), "", 0);
    return options.all ? answer(null, addresses) : answer(null, first.address, first.family);
  });
};

/** The address inside an IPv4-mapped, NAT64 or 6to4 one; any other as it is. */
function unwrap(address: ipaddr.IPv4 | ipaddr.IPv6): ipaddr.IPv4 | ipaddr.IPv6 {
  if (address instanceof ipaddr.IPv4) return address;
  const bytes = address.toByteArray();
  if (address.isIPv4MappedAddress() || address.match(TRANSLATED, 96))
    return new ipaddr.IPv4(bytes.slice(12));
  return address.range() === "6to4" ? new ipaddr.IPv4(bytes.slice(2, 6)) : address;
}
