import { createHash } from "node:crypto";
import { getEnv } from "#server/env/env.ts";

/** Where webhooks go. The name tells one from another and holds no secret of the address. */
export interface WebhookTarget {
  name: string;
  url: string;
}

/** Every configured address, under a name that stays the same as long as the address does. */
export function webhookTargets(urls: readonly string[] = getEnv().WEBHOOK_URLS): WebhookTarget[] {
  return [...new Set(urls)].map((url) => ({ name: nameOf(url), url }));
}

/** The names of all that is configured. */
export function webhookNames(): string[] {
  return webhookTargets().map(({ name }) => name);
}

/** The address with that name; undefined when it is no longer configured. */
export function findWebhookUrl(name: string, urls?: readonly string[]): string | undefined {
  return webhookTargets(urls).find((target) => target.name === name)?.url;
}

function nameOf(url: string): string {
  return `${new URL(url).host} ${createHash("sha256").update(url).digest("hex").slice(0, 8)}`;
}
