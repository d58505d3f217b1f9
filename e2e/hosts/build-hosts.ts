import { constants, setPriority } from "node:os";
import { buildInCopy } from "./project-copy.ts";
import { buildForVercel } from "./vercel/build-vercel.ts";

/** Returns the project copy with the image's and the function's builds. */
export async function buildHosts(): Promise<string> {
  const [copy] = await Promise.all([buildInCopy(), buildForVercel()]);
  return copy;
}

// Runs beside the journeys at low priority; the last line printed is the folder.
if (import.meta.main) {
  setPriority(constants.priority.PRIORITY_LOW);
  process.stdout.write(`${await buildHosts()}\n`);
}
