import { constants, setPriority } from "node:os";
import { buildInCopy } from "./project-copy.ts";
import { buildForVercel } from "./vercel/build-vercel.ts";

/** Builds the site for each host; returns the copy of the project in which the image and the function were built. */
export async function buildHosts(): Promise<string> {
  const [copy] = await Promise.all([buildInCopy(), buildForVercel()]);
  return copy;
}

// Beside the journeys, out of what time they leave; the last line is the folder.
if (import.meta.main) {
  setPriority(constants.priority.PRIORITY_LOW);
  process.stdout.write(`${await buildHosts()}\n`);
}
