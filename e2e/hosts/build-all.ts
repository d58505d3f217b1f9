import { rm } from "node:fs/promises";
import { buildInCopy, buildReduced } from "./project-copy.ts";
import { buildForVercel } from "./vercel/build-vercel.ts";

/** Builds the site for each host, and cleans up afterwards. */
export default async function buildAll(): Promise<() => Promise<void>> {
  const [copy, reduced] = await Promise.all([buildInCopy(), buildReduced(), buildForVercel()]);
  // The workers that start the hosts inherit them.
  process.env.HOSTS_BUILD = copy;
  process.env.REDUCED_BUILD = reduced;
  return async () => {
    for (const folder of [copy, reduced]) await rm(folder, { recursive: true, force: true });
  };
}
