import type { z } from "zod";

export interface BucketVariables {
  SITE_URL: string;
  FILES_BUCKET_URL?: string | undefined;
  FILES_BUCKET_ACCESS_KEY_ID?: string | undefined;
  FILES_BUCKET_SECRET_ACCESS_KEY?: string | undefined;
}

const KEYS = ["FILES_BUCKET_ACCESS_KEY_ID", "FILES_BUCKET_SECRET_ACCESS_KEY"] as const;

/** Rejects incomplete settings and plain http, which browsers block from https pages. */
export function rejectUnusableBucket(variables: BucketVariables, context: z.RefinementCtx): void {
  const { FILES_BUCKET_URL, SITE_URL } = variables;
  if (!FILES_BUCKET_URL) return;
  const addIssue = (name: keyof BucketVariables, message: string) =>
    context.addIssue({ code: "custom", path: [name], message });
  for (const key of KEYS)
    if (!variables[key]) addIssue(key, "must be set where FILES_BUCKET_URL is");
  if (SITE_URL.startsWith("https:") && !FILES_BUCKET_URL.startsWith("https:"))
    addIssue("FILES_BUCKET_URL", "must be https:// where SITE_URL is");
}
