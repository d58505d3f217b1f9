import "server-only";
import { getSiteUrl } from "./env.ts";

export function absoluteUrl(path: string): string {
  return new URL(path, getSiteUrl()).href;
}
