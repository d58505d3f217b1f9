import { resolve } from "node:path";
import { startSite, type Site } from "./site.ts";

/** Starts the built site in another tree of the project, such as the state before a change, by that tree's own server. */
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
