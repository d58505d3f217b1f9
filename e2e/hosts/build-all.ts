import { rm } from "node:fs/promises";
import { buildHosts } from "./build-hosts.ts";

/** Builds the site for each host, unless it was built already, and cleans up afterwards. */
export default async function buildAll(): Promise<() => Promise<void>> {
  const copy = process.env.HOSTS_BUILD || (await buildHosts());
  // The workers that start the hosts inherit it.
  process.env.HOSTS_BUILD = copy;
  return () => rm(copy, { recursive: true, force: true });
}
