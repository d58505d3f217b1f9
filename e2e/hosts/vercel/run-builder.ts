/** Calls Vercel's builder for Next as `vercel build` does, but for the installation, which is done already. */
import { readFile } from "node:fs/promises";
import { build } from "@vercel/next";

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
