import type { Readable } from "node:stream";
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListPartsCommand,
  UploadPartCommand,
  type Part,
} from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import type { Env } from "#server/env/env.ts";
import { isGone, openBucket, type Bucket } from "./bucket-client.ts";
import type { BucketLimits } from "./bucket-limits.ts";
import {
  ClosedFileError,
  type FilePart,
  type FileStore,
  type StoredFile,
} from "#db/files/file-store.ts";

/** Timeout for a part sent by this server, and between two chunks read. */
const PART_MS = 60_000;
const STALL_MS = 30_000;
/** Lifetime of a signed upload URL, in seconds. */
const ADDRESS_SECONDS = 3_600;

type Objects = Omit<FileStore, "name" | "partBytes">;

export function bucketObjects(env: Env, { partBytes, responseMs }: BucketLimits): Objects {
  const bucket = openBucket(env);
  const { client } = bucket;
  const objectOf = ({ id }: { id: string }) => ({ Bucket: bucket.name, Key: `files/${id}` });
  const uploadOf = (file: StoredFile) => ({ ...objectOf(file), UploadId: file.uploadId ?? "" });
  const listParts = (file: StoredFile) => partsOf(bucket, uploadOf(file), responseMs);
  /** The checksum of a file whose completion response was lost. */
  const completed = async (file: StoredFile) => {
    try {
      const { ContentLength, ETag } = await client.send(
        new HeadObjectCommand(objectOf(file)),
        within(responseMs),
      );
      return ContentLength === file.size ? checksumOf(ETag) : undefined;
    } catch (error) {
      if (isGone(error)) return undefined;
      throw error;
    }
  };
  return {
    begin: async (file) => {
      const { UploadId } = await client.send(
        // Opened directly from the bucket, the file is downloaded, not displayed.
        new CreateMultipartUploadCommand({
          ...objectOf(file),
          ContentType: "application/octet-stream",
        }),
        within(responseMs),
      );
      if (!UploadId) throw new Error("The bucket did not start an upload.");
      return UploadId;
    },
    // The signature covers the length.
    signPart: (file, { number, size }) =>
      getSignedUrl(
        client,
        new UploadPartCommand({ ...uploadOf(file), PartNumber: number, ContentLength: size }),
        { expiresIn: ADDRESS_SECONDS },
      ),
    writePart: async (file, number, bytes) => {
      try {
        await client.send(
          new UploadPartCommand({ ...uploadOf(file), PartNumber: number, Body: bytes }),
          within(PART_MS),
        );
      } catch (cause) {
        throw isGone(cause) ? new ClosedFileError("The upload is over.", { cause }) : cause;
      }
    },
    listParts: async (file) => {
      try {
        const parts = await listParts(file);
        return parts.map(({ PartNumber = 0, Size = 0 }) => ({ number: PartNumber, size: Size }));
      } catch (error) {
        if (!isGone(error)) throw error;
        return (await completed(file)) ? allParts(file.size, partBytes) : [];
      }
    },
    complete: async (file) => {
      try {
        const Parts = wholeParts(await listParts(file), allParts(file.size, partBytes));
        const { ETag } = await client.send(
          new CompleteMultipartUploadCommand({ ...uploadOf(file), MultipartUpload: { Parts } }),
          within(PART_MS),
        );
        return checksumOf(ETag);
      } catch (error) {
        const checksum = isGone(error) ? await completed(file) : undefined;
        if (checksum === undefined) throw error;
        return checksum;
      }
    },
    readHead: async (file, bytes) => {
      const head = await open(
        bucket,
        { ...objectOf(file), Range: `bytes=0-${bytes - 1}` },
        responseMs,
      );
      return Buffer.concat(await Array.fromAsync(withoutStalls(head, responseMs)));
    },
    read: async function* ({ size, ...file }) {
      let length = 0;
      for await (const chunk of withoutStalls(
        await open(bucket, objectOf(file), responseMs),
        STALL_MS,
      )) {
        length += chunk.length;
        yield chunk;
      }
      if (length !== size) throw new Error("A file in the bucket is not as long as it was.");
    },
    remove: async (file) => {
      // A file started twice has an upload that no row refers to.
      const { Uploads = [] } = await client.send(
        new ListMultipartUploadsCommand({ Bucket: bucket.name, Prefix: objectOf(file).Key }),
        within(responseMs),
      );
      const begun = new Set(
        [file.uploadId, ...Uploads.map(({ UploadId }) => UploadId)].filter(Boolean),
      );
      for (const uploadId of begun)
        await unlessGone(
          client.send(
            new AbortMultipartUploadCommand({ ...objectOf(file), UploadId: uploadId ?? "" }),
            within(responseMs),
          ),
        );
      await unlessGone(client.send(new DeleteObjectCommand(objectOf(file)), within(responseMs)));
    },
  };
}

const within = (milliseconds: number) => ({ abortSignal: AbortSignal.timeout(milliseconds) });

async function partsOf(
  { client }: Bucket,
  upload: ConstructorParameters<typeof ListPartsCommand>[0],
  responseMs: number,
): Promise<Part[]> {
  const parts: Part[] = [];
  for (let marker: string | undefined; ;) {
    const page = await client.send(
      new ListPartsCommand({ ...upload, PartNumberMarker: marker }),
      within(responseMs),
    );
    parts.push(...(page.Parts ?? []));
    marker = page.NextPartNumberMarker;
    if (!page.IsTruncated || marker === undefined) return parts;
  }
}

function allParts(size: number, partBytes: number): FilePart[] {
  const count = Math.ceil(size / partBytes);
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    size: Math.min(partBytes, size - index * partBytes),
  }));
}

/** The parts as S3's completion expects them. Throws if one is missing or has the wrong size. */
function wholeParts(parts: readonly Part[], all: readonly FilePart[]) {
  const isWhole = all.every(
    (part, index) => parts[index]?.PartNumber === part.number && parts[index].Size === part.size,
  );
  if (!isWhole || parts.length !== all.length) throw new Error("Parts of a file are missing.");
  return parts.map(({ PartNumber, ETag }) => ({ PartNumber, ETag }));
}

function checksumOf(entityTag = ""): string {
  return entityTag.replaceAll('"', "");
}

async function open(
  { client }: Bucket,
  object: ConstructorParameters<typeof GetObjectCommand>[0],
  responseMs: number,
): Promise<Readable> {
  // A separate signal: the timeout must not abort the body later.
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), responseMs);
  const { Body } = await client
    .send(new GetObjectCommand(object), { abortSignal: limit.signal })
    .finally(() => clearTimeout(timer));
  // In Node the body is always a Readable.
  return Body as Readable;
}

/** Passes a stream on; fails if the next chunk takes longer than `limitMs`. */
async function* withoutStalls(source: Readable, limitMs: number): AsyncGenerator<Uint8Array> {
  const watch = () =>
    setTimeout(() => source.destroy(new Error("The bucket did not respond.")), limitMs);
  let timer = watch();
  try {
    for await (const chunk of source) {
      clearTimeout(timer);
      yield chunk as Uint8Array;
      timer = watch();
    }
  } finally {
    clearTimeout(timer);
  }
}

async function unlessGone(removal: Promise<unknown>): Promise<void> {
  try {
    await removal;
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}
