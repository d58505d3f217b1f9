import { rm } from "node:fs/promises";
import { buildInCopy } from "./project-copy.ts";
import { buildForVercel } from "./vercel/build-vercel.ts";

/** Builds the site for each host, and cleans up afterwards. */
export default async function buildAll(): Promise<() => Promise<void>> {
  const [copy] = await Promise.all([buildInCopy(), buildForVercel()]);
  // The workers that start the hosts inherit it.
  process.env.HOSTS_BUILD = copy;
  return () => rm(copy, { recursive: true, force: true });
}
