import type { z } from "zod";

/** Variables that need each other. */
export interface LinkedVariables {
  SITE_URL: string;
  FILES_BUCKET_URL?: string | undefined;
  FILES_BUCKET_ACCESS_KEY_ID?: string | undefined;
  FILES_BUCKET_SECRET_ACCESS_KEY?: string | undefined;
  WEBHOOK_URLS: string[];
  WEBHOOK_SECRET?: string | undefined;
  WEBHOOK_PRIVATE_HOSTS: string[];
}

/** Rejects a bucket without its keys or, as browsers would, on plain http; and webhooks that anybody could read or send. */
export function rejectLinkedVariables(variables: LinkedVariables, context: z.RefinementCtx): void {
  const { SITE_URL, FILES_BUCKET_URL, WEBHOOK_URLS, WEBHOOK_PRIVATE_HOSTS } = variables;
  const addIssue = (name: keyof LinkedVariables, message: string) =>
    context.addIssue({ code: "custom", path: [name], message });
  if (FILES_BUCKET_URL)
    for (const key of ["FILES_BUCKET_ACCESS_KEY_ID", "FILES_BUCKET_SECRET_ACCESS_KEY"] as const)
      if (!variables[key]) addIssue(key, "must be set where FILES_BUCKET_URL is");
  if (FILES_BUCKET_URL && SITE_URL.startsWith("https:") && !FILES_BUCKET_URL.startsWith("https:"))
    addIssue("FILES_BUCKET_URL", "must be https:// where SITE_URL is");
  if (WEBHOOK_URLS.length > 0 && !variables.WEBHOOK_SECRET)
    addIssue("WEBHOOK_SECRET", "must be set where WEBHOOK_URLS is");
  const isOpen = (url: URL) =>
    url.protocol === "http:" && !mayBePrivate(url, WEBHOOK_PRIVATE_HOSTS);
  if (WEBHOOK_URLS.some((url) => isOpen(new URL(url))))
    addIssue("WEBHOOK_URLS", "must be https:// but for the hosts of WEBHOOK_PRIVATE_HOSTS");
}

/** Whether a text is a valid Standard Webhooks secret. */
export function isWebhookSecret(text: string): boolean {
  const [, base64 = ""] = /^whsec_(.+)$/.exec(text) ?? [];
  const key = Buffer.from(base64, "base64");
  return key.length >= 24 && key.length <= 64 && key.toString("base64") === base64;
}

export function mayBePrivate(url: URL, privateHosts: readonly string[]): boolean {
  return privateHosts.some((host) => hostOf(url) === host.toLowerCase());
}

/** The host name in the list's notation: an IPv6 address without brackets. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, "");
}
