import { S3Client, S3ServiceException } from "@aws-sdk/client-s3";
import type { Env } from "#server/env/env.ts";

/** A bucket by its name, and who speaks with it. */
export type Bucket = { client: S3Client; name: string };

const opened = new WeakMap<Env, Bucket>();

/** The bucket that the environment names. One client for the process, which keeps its connections. */
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
    // A browser does not compute the checksums that would be signed else, and not every service knows them.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: 2,
  });
  const bucket = { client, name: decodeURIComponent(pathname.replaceAll("/", "")) };
  opened.set(env, bucket);
  return bucket;
}

/** Whether a bucket said that there is no such object, or no such upload any more. */
export function isGone(error: unknown): boolean {
  return (
    error instanceof S3ServiceException &&
    ["NoSuchKey", "NoSuchUpload", "NotFound"].includes(error.name)
  );
}
