import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Which version this is: package.json's, with the commit where git knows it, as `0.1.0 (8fbd0914)`. */
export function siteVersion(): string {
  const packageJson = readFileSync(new URL("../../package.json", import.meta.url), "utf8");
  const { version } = JSON.parse(packageJson) as { version: string };
  const { stdout } = spawnSync("git", ["rev-parse", "HEAD"], { encoding: "utf8" });
  const commit = process.env.VERCEL_GIT_COMMIT_SHA || stdout;
  return commit ? `${version} (${commit.slice(0, 8)})` : version;
}
