/**
 * Deletes source maps and Node's headers, a quarter of `node_modules`, after `npm ci`. Must run on any Node version.
 */
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

const UNUSED = /\.map$|^node-[^/\\]+[/\\](include|share)$/;

const names = await readdir("node_modules", { recursive: true });
for (const name of names)
  if (UNUSED.test(name)) await rm(join("node_modules", name), { recursive: true, force: true });
