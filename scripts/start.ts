/** Starts the site from its sources, building first if needed; `--dev` serves without a build. */
import { ensureBuild, holdBuild } from "#scripts/build/build-site.ts";
import { getSiteUrl } from "#server/env/env.ts";
import { serve } from "#server/http/serve.ts";
import { isLoopbackHost } from "#server/deliveries/mail/mail-policy.ts";
import { print, showStep } from "#server/observability/start-output.ts";
import { describeOwnerItems, listOwnerItems } from "./owner-list.ts";

await serve(async () => {
  const distDir = await showStep("Pages, built once for each change of the sources", ensureBuild);
  await holdBuild(distDir);
  process.env.NEXT_DIST_DIR = distDir;
  if (!isLoopbackHost(getSiteUrl().hostname)) print(describeOwnerItems(listOwnerItems()));
});
