import { randomInt } from "node:crypto";

const group = () => randomInt(1, 0xffff).toString(16);

/** A unique client address: a /64 in the documentation network of RFC 3849. */
export function someAddress(): string {
  return `2001:db8:${group()}:${group()}::1`;
}
