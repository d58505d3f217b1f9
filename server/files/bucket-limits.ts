/** The size in bytes of every part but the last, and the timeout for a request. */
export type BucketLimits = { partBytes: number; responseMs: number };

/** S3's minimum part size; visitors leave after about ten seconds. */
export const BUCKET_LIMITS: BucketLimits = { partBytes: 5 * 1024 * 1024, responseMs: 8_000 };
