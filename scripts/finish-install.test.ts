import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const SCRIPT = fileURLToPath(new URL("finish-install.mjs", import.meta.url));

it("links the packaged Node, which npm 10 leaves out, and removes what nobody reads", () => {
  const folder = mkdtempSync(join(tmpdir(), "install-"));
  const name = `node-${process.platform}-${process.arch}`;
  for (const path of [".bin", `${name}/bin`, `${name}/include`, "pg"])
    mkdirSync(join(folder, "node_modules", path), { recursive: true });
  writeFileSync(join(folder, "node_modules/pg/index.js.map"), "");
  for (const _ of ["npm ci", "once more"]) {
    const { status, stderr } = spawnSync(process.execPath, [SCRIPT], {
      cwd: folder,
      encoding: "utf8",
    });
    expect(status, stderr).toBe(0);
    expect(readlinkSync(join(folder, "node_modules/.bin/node"))).toBe(`../${name}/bin/node`);
  }
  for (const path of [`${name}/include`, "pg/index.js.map"])
    expect(existsSync(join(folder, "node_modules", path))).toBe(false);
  rmSync(folder, { recursive: true });
});
