/** Calls Vercel's Next builder as `vercel build` does, without installing. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

type Builder = { build: (options: object) => Promise<unknown> };

const { build } = createRequire(new URL("../../tools/", import.meta.url))(
  "@vercel/next",
) as Builder;
const workPath = process.cwd();
const settings = JSON.parse(await readFile("vercel.json", "utf8")) as {
  buildCommand: string;
};
await build({
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
