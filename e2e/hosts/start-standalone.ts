import { chmod, cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSite } from "#e2e/support/site.ts";
import type { Host } from "./describe-host.ts";

const FOLDER = join(process.env.HOSTS_BUILD ?? "", ".next/standalone");
const AS_NOBODY = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"];

/** Runs the output of `npm run build:standalone` as the image does: unprivileged, in its own folder. */
export async function startStandalone(): Promise<Host> {
  const folder = await mkdtemp(join(tmpdir(), "teragus-image-"));
  await chmod(folder, 0o755);
  await cp(FOLDER, folder, { recursive: true, verbatimSymlinks: true });
  const [program = "", ...args] = [
    ...(process.getuid?.() === 0 ? AS_NOBODY : []),
    process.execPath,
    "--max-semi-space-size=4",
    "scripts/start-standalone.ts",
  ];
  const env = { NODE_ENV: "production", NEXT_DIST_DIR: "", TRUSTED_PROXIES: "0" };
  const { url, stop } = await startSite(env, [program, ...args], folder);
  return {
    url,
    stop: async () => {
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}
