/** Starts the site from its sources, building first if needed; `--dev` serves without a build. */
import { ensureBuild } from "#scripts/build/build-site.ts";
import { getSiteUrl } from "#server/env/env.ts";
import { serve } from "#server/http/serve.ts";
import { isLoopbackHost } from "#server/deliveries/mail/mail-configuration.ts";
import { print } from "#server/http/terminal.ts";
import { describeOwnerItems, listOwnerItems } from "./owner-list.ts";

await serve(async (printLine) => {
  await ensureBuild(printLine);
  if (!isLoopbackHost(getSiteUrl().hostname)) print(describeOwnerItems(listOwnerItems()));
});
