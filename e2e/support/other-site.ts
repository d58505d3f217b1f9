import { resolve } from "node:path";
import { startSite, type Site } from "./site.ts";

/** Starts the built site of another tree, such as the state before a change. */
export function startOtherSite(folder: string): Promise<Site> {
  const start = `cd "$0" && exec "$1" scripts/start.ts`;
  return startSite({ NEXT_DIST_DIR: ".next" }, [
    "sh",
    "-c",
    start,
    resolve(folder),
    process.execPath,
  ]);
}
