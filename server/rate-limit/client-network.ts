import { isIPv4 } from "node:net";

/** The network of a client (`clientOf`): IPv4 as /24, IPv6 as /48. */
export function networkOf(client: string): string {
  if (isIPv4(client)) return client.split(".").slice(0, 3).join(".");
  return client.endsWith("::/64") ? client.split(":").slice(0, 3).join(":") : client;
}
