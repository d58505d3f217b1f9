import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const DIST_DIR = ".next-vercel";

type Builder = { build: (options: object) => Promise<unknown> };

if (import.meta.main) await build();

/** Builds with Vercel's builder and `vercel.json`. Returns the output folder; throws if the build fails. */
export async function buildForVercel(): Promise<string> {
  await rm(join(ROOT, DIST_DIR), { recursive: true, force: true });
  // A separate process, since the builder changes the environment.
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url)], {
    cwd: ROOT,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, VERCEL: "1", NEXT_ENABLE_ADAPTER: "1", NEXT_DIST_DIR: DIST_DIR },
  });
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) throw new Error("Vercel's builder failed.");
  return join(ROOT, DIST_DIR, "output");
}

/** Calls Vercel's Next builder as `vercel build` does, without installing. */
async function build(): Promise<void> {
  const builder = createRequire(new URL("../../tools/", import.meta.url))(
    "@vercel/next",
  ) as Builder;
  const workPath = process.cwd();
  const settings = JSON.parse(await readFile("vercel.json", "utf8")) as {
    buildCommand: string;
  };
  await builder.build({
    files: {},
    entrypoint: "package.json",
    workPath,
    repoRootPath: workPath,
    config: {
      zeroConfig: true,
      framework: "nextjs",
      installCommand: "",
      buildCommand: settings.buildCommand,
      outputDirectory: process.env.NEXT_DIST_DIR,
    },
    meta: { skipDownload: true },
  });
}
