import type { z } from "zod";

export interface AuthVariables {
  SITE_URL: string;
  AUTH_URL?: string | undefined;
  AUTH_PUBLISHABLE_KEY?: string | undefined;
  AUTH_ALLOWED_DOMAINS: string[];
  AUTH_REQUIRED_ROLE?: string | undefined;
}

/** Rejects an unreachable or unencrypted auth service, and one without a restriction to operators. */
export function rejectOpenAuth(variables: AuthVariables, context: z.RefinementCtx): void {
  const { AUTH_URL, AUTH_PUBLISHABLE_KEY, AUTH_ALLOWED_DOMAINS, AUTH_REQUIRED_ROLE, SITE_URL } =
    variables;
  const addIssue = (name: keyof AuthVariables, message: string) =>
    context.addIssue({ code: "custom", path: [name], message });
  if (!AUTH_URL) {
    if (AUTH_PUBLISHABLE_KEY) addIssue("AUTH_URL", "must be set where AUTH_PUBLISHABLE_KEY is");
    return;
  }
  if (!AUTH_PUBLISHABLE_KEY) addIssue("AUTH_PUBLISHABLE_KEY", "must be set where AUTH_URL is");
  if (AUTH_ALLOWED_DOMAINS.length === 0 && !AUTH_REQUIRED_ROLE)
    addIssue("AUTH_ALLOWED_DOMAINS", "or AUTH_REQUIRED_ROLE must be set where AUTH_URL is");
  if (SITE_URL.startsWith("https:") && !AUTH_URL.startsWith("https:"))
    addIssue("AUTH_URL", "must be https:// where SITE_URL is");
}
