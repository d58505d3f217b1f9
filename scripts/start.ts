/** Starts the site from its sources: builds it if the build is missing or stale, then serves it. `--dev` serves without a build. */
import { ensureBuild } from "#scripts/build/build-site.ts";
import { serve } from "#server/http/serve.ts";

await serve(ensureBuild);
