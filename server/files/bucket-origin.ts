/** The bucket's origin for browsers, if any. Bypasses `getEnv`, because pages are prerendered without a database. */
export function bucketOrigin(): string | undefined {
  return URL.parse(process.env.FILES_BUCKET_URL ?? "")?.origin;
}
