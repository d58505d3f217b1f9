import "server-only";
import { getSiteUrl } from "./env.ts";

/** The public address of a path of this site. */
export function absoluteUrl(path: string): string {
  return new URL(path, getSiteUrl()).href;
}
