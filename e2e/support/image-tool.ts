import type { Page } from "@playwright/test";
import { expect as hasty, test as base } from "./fixtures.ts";
import { startImageService } from "./image-service.ts";
import { startSite, type Site } from "./site.ts";

/** Rendering an image is slow, especially two at once. */
export const expect = hasty.configure({ timeout: 20_000 });

export const PATH = "/generate-image";
export const API = "/api/generate-image";
/** Section 8 of the specification, verbatim. */
export const SUCCESS = "High-end cabinet image generated successfully!";
export const FAILURE = "Failed to generate image. Please try again.";

export const description = (page: Page) => page.getByLabel("The room, its materials, its light");
export const generate = (page: Page) => page.getByRole("button", { name: /^Generat/ });
export const toast = (page: Page, text: string) =>
  page.getByRole("region", { name: /Notifications/ }).getByText(text);

export async function describe(page: Page, text: string): Promise<void> {
  await description(page).fill(text);
  await generate(page).click();
}

type Hosted = {
  site: Site;
  env: Record<string, string>;
  service: Awaited<ReturnType<typeof startImageService>>;
};

/** A site whose images come from the stand-in of the hosted model, which is quick. */
export const hostedTest = base.extend<object, { hosted: Hosted }>({
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
