import { randomInt } from "node:crypto";
import { freePort } from "#scripts/postgres/free-port.ts";

/**
 * A free port above those that Linux gives to whoever calls somebody, of whom these tests have thousands: it is still
 * free when what listens there is started again.
 */
export function lastingPort(): Promise<number> {
  return freePort(randomInt(61_000, 65_536));
}
