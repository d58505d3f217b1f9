import { S3Client, S3ServiceException } from "@aws-sdk/client-s3";
import type { Env } from "#server/env/env.ts";

export type Bucket = { client: S3Client; name: string };

const opened = new WeakMap<Env, Bucket>();

/** One client per process, to reuse its connections. */
export function openBucket(env: Env): Bucket {
  const known = opened.get(env);
  if (known) return known;
  const { FILES_BUCKET_URL, FILES_BUCKET_ACCESS_KEY_ID, FILES_BUCKET_SECRET_ACCESS_KEY } = env;
  if (!FILES_BUCKET_URL || !FILES_BUCKET_ACCESS_KEY_ID || !FILES_BUCKET_SECRET_ACCESS_KEY)
    throw new Error("A file is in a bucket, but no bucket is configured (FILES_BUCKET_URL).");
  const { origin, pathname } = new URL(FILES_BUCKET_URL);
  const client = new S3Client({
    endpoint: origin,
    forcePathStyle: true,
    region: env.FILES_BUCKET_REGION,
    credentials: {
      accessKeyId: FILES_BUCKET_ACCESS_KEY_ID,
      secretAccessKey: FILES_BUCKET_SECRET_ACCESS_KEY,
    },
    // Browsers do not compute the signed checksums, and not every service supports them.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: 2,
  });
  const bucket = { client, name: decodeURIComponent(pathname.replaceAll("/", "")) };
  opened.set(env, bucket);
  return bucket;
}

/** Whether the error means that the object or the upload does not exist. */
export function isGone(error: unknown): boolean {
  return (
    error instanceof S3ServiceException &&
    ["NoSuchKey", "NoSuchUpload", "NotFound"].includes(error.name)
  );
}
