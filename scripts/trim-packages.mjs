/**
 * Deletes what no package is installed for: source maps and Node's headers, a quarter of `node_modules`. Runs after
 * `npm ci`, on the Node that the machine has.
 */
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

const UNUSED = /\.map$|^node-[^/\\]+[/\\](include|share)$/;

const names = await readdir("node_modules", { recursive: true });
for (const name of names)
  if (UNUSED.test(name)) await rm(join("node_modules", name), { recursive: true, force: true });
