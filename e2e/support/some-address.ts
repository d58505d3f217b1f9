import { randomInt } from "node:crypto";

const group = () => randomInt(1, 0xffff).toString(16);

/** A client's address that no other has: a /64 of its own in the documentation network of RFC 3849. */
export function someAddress(): string {
  return `2001:db8:${group()}:${group()}::1`;
}
