import { createHash } from "node:crypto";
import { getEnv } from "#server/env/env.ts";

/** The name identifies a target and holds no secret of its address. */
interface WebhookTarget {
  name: string;
  url: string;
}

/** Every configured address, under a name derived from the address. */
function webhookTargets(urls: readonly string[] = getEnv().WEBHOOK_URLS): WebhookTarget[] {
  return [...new Set(urls)].map((url) => ({ name: nameOf(url), url }));
}

export function webhookNames(): string[] {
  return webhookTargets().map(({ name }) => name);
}

/** The address of that name; undefined if it is no longer configured. */
export function findWebhookUrl(name: string, urls?: readonly string[]): string | undefined {
  return webhookTargets(urls).find((target) => target.name === name)?.url;
}

function nameOf(url: string): string {
  return `${new URL(url).host} ${createHash("sha256").update(url).digest("hex").slice(0, 8)}`;
}
