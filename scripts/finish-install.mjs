/**
 * After `npm ci`: links the Node that comes as a package, and deletes source maps and Node's headers, a quarter of
 * `node_modules`. Must run on any Node version.
 */
import { readdir, rm, symlink } from "node:fs/promises";
import { join } from "node:path";

const UNUSED = /\.map$|^node-[^/\\]+[/\\](include|share)$/;
const NODE = `node-${process.platform}-${process.arch}`;

const names = await readdir("node_modules", { recursive: true });
for (const name of names)
  if (UNUSED.test(name)) await rm(join("node_modules", name), { recursive: true, force: true });

// npm 10 and older remove the link together with the package of the other architecture.
if (names.includes(NODE))
  await symlink(`../${NODE}/bin/node`, "node_modules/.bin/node").catch((error) => {
    if (error.code !== "EEXIST") throw error;
  });
