/** The adapter that `next build` calls: defers Next's scripts, then calls the host's adapter of `NEXT_ADAPTER_PATH`. */
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

/** Next itself exits with 1 whatever failed. */
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
