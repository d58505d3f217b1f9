import { test as base } from "./fixtures.ts";
import { startImageService } from "./image-service.ts";
import { startSite, type Site } from "./site.ts";

type Hosted = {
  site: Site;
  env: Record<string, string>;
  service: Awaited<ReturnType<typeof startImageService>>;
};

/** A site whose images come from the stand-in of the hosted model, which is quick. */
export const test = base.extend<object, { hosted: Hosted }>({
  hosted: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from the pattern
    async ({}, provide) => {
      const service = await startImageService();
      const env = { IMAGE_API_KEY: "sk-e2e-key", IMAGE_API_URL: service.baseURL };
      const site = await startSite(env);
      await provide({ site, env, service });
      await site.stop();
      service.close();
    },
    { scope: "worker" },
  ],
  baseURL: ({ hosted }, provide) => provide(hosted.site.url),
});
