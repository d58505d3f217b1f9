/** Builds the site if needed and serves it. `--dev` serves without a build. */
import { ensureBuild } from "#scripts/build/build-site.ts";
import { serve } from "#server/http/serve.ts";

await serve(ensureBuild);
