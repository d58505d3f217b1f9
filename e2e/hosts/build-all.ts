import { buildForVercel } from "./vercel/build.ts";

/** Builds the site for each host before its journeys. */
export default async function buildAll(): Promise<void> {
  await buildForVercel();
}
