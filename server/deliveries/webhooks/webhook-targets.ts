import { createHash } from "node:crypto";
import { getEnv } from "#server/env/env.ts";

/** A name for each configured address, which holds no secret of it. */
export function webhookNames(): string[] {
  return [...new Set(getEnv().WEBHOOK_URLS)].map(nameOf);
}

export function findWebhookUrl(name: string): string | undefined {
  return getEnv().WEBHOOK_URLS.find((url) => nameOf(url) === name);
}

function nameOf(url: string): string {
  return `${new URL(url).host} ${createHash("sha256").update(url).digest("hex").slice(0, 8)}`;
}
