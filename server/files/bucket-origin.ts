/**
 * Where browsers send files, or undefined where they send them to this site. Read past the other variables because pages
 * are prerendered where there is no database.
 */
export function bucketOrigin(): string | undefined {
  return URL.parse(process.env.FILES_BUCKET_URL ?? "")?.origin;
}
