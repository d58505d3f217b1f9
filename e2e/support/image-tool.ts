import type { Page } from "@playwright/test";
import { expect as hasty } from "./fixtures.ts";

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
