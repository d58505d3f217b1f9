/** Starts the site from its sources, building first if needed; `--dev` serves without a build. */
import { ensureBuild } from "#scripts/build/build-site.ts";
import { serve } from "#server/http/serve.ts";

await serve(ensureBuild);
