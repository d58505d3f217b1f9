/**
 * The adapter that `next build` calls when it is done, whatever command runs it: takes Next's scripts out of the
 * prerendered pages before a host's own adapter, named in `NEXT_ADAPTER_PATH`, packs them.
 */
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { NextAdapter } from "next";
import { AdapterOutputType } from "next/constants.js";
import { linkPublicNames } from "./link-public-names.ts";
import { deferPages } from "./next-scripts/deferred-pages.ts";
import { UNKNOWN_PAGE_EXIT_CODE, UnknownPageError } from "./next-scripts/unknown-page.ts";

const adapter: NextAdapter = {
  name: "teragus",

  // Next says on the terminal that it calls it.
  ...(process.env.NEXT_ADAPTER_PATH && {
    modifyConfig: async (config, context) => {
      const host = await loadHostAdapter();
      return (await host?.modifyConfig?.(config, context)) ?? config;
    },
  }),

  async onBuildComplete(context) {
    const { distDir, outputs } = context;
    if (!process.env.KEEP_NEXT_SCRIPTS) {
      for (const name of await deferPages(distDir).catch(exitWithUnknownPage)) {
        const pathname = `/_next/static/${name}`;
        outputs.staticFiles.push({
          type: AdapterOutputType.STATIC_FILE,
          id: pathname,
          pathname,
          filePath: join(distDir, "static", name),
          immutableHash: undefined,
        });
      }
    }
    const host = await loadHostAdapter();
    if (host) await host.onBuildComplete?.(context);
    else await linkPublicNames(distDir);
  },
};

export default adapter;

/** Ends `next build` with an exit code that build.ts knows: Next itself ends with 1, whatever failed. */
function exitWithUnknownPage(error: unknown): never {
  if (!(error instanceof UnknownPageError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(UNKNOWN_PAGE_EXIT_CODE);
}

async function loadHostAdapter(): Promise<NextAdapter | undefined> {
  const path = process.env.NEXT_ADAPTER_PATH;
  if (!path) return undefined;
  const file = createRequire(import.meta.url).resolve(path);
  const loaded = (await import(pathToFileURL(file).href)) as { default: NextAdapter };
  return loaded.default;
}
