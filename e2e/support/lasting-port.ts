import { randomInt } from "node:crypto";
import { freePort } from "#scripts/postgres/free-port.ts";

/** A free port above Linux's ephemeral range, so that it is still free for a restart. */
export function lastingPort(): Promise<number> {
  return freePort(randomInt(61_000, 65_536));
}
