import type { Readable } from "node:stream";
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { getEnv } from "#server/env/env.ts";

const PART_MS = 30_000;

let opened: { client: S3Client; Bucket: string } | undefined;

/** One client per process, to reuse its connections. Throws if no bucket is configured any more. */
function openBucket() {
  if (opened) return opened;
  const env = getEnv();
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
    // Not every service supports the newer checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: 2,
  });
  opened = { client, Bucket: decodeURIComponent(pathname.replaceAll("/", "")) };
  return opened;
}

const inTime = () => ({ abortSignal: AbortSignal.timeout(PART_MS) });

/** Stores an object of an S3-compatible bucket. Rejects if the bucket does not respond. */
export async function putInBucket(Key: string, Body: Uint8Array): Promise<void> {
  const { client, Bucket } = openBucket();
  await client.send(new PutObjectCommand({ Bucket, Key, Body }), inTime());
}

/** Reads an object in chunks. Rejects if there is none or the bucket does not respond. */
export async function* readFromBucket(Key: string): AsyncGenerator<Uint8Array> {
  const { client, Bucket } = openBucket();
  const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }), inTime());
  // In Node the body is always a Readable.
  yield* Body as Readable;
}

/** Removes all objects whose keys begin with `Prefix`. */
export async function removeFromBucket(Prefix: string): Promise<void> {
  const { client, Bucket } = openBucket();
  for (;;) {
    const { Contents = [] } = await client.send(
      new ListObjectsV2Command({ Bucket, Prefix }),
      inTime(),
    );
    if (Contents.length === 0) return;
    const Objects = Contents.map(({ Key }) => ({ Key }));
    await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }), inTime());
  }
}
