import { paginateListObjectsV2, ListMultipartUploadsCommand } from "@aws-sdk/client-s3";
import type { Env } from "#lib/server/env.ts";
import { openBucket } from "./bucket-client.ts";

const PREFIX = "files/";

/** The ids of the files that the bucket holds anything of, unfinished uploads too; one may come twice. */
export async function* listBucketFiles(env: Env): AsyncGenerator<string> {
  const { client, name: Bucket } = openBucket(env);
  for await (const { Contents = [] } of paginateListObjectsV2(
    { client },
    { Bucket, Prefix: PREFIX },
  ))
    yield* Contents.flatMap(({ Key }) => idOf(Key));
  for (let after: { KeyMarker?: string; UploadIdMarker?: string } = {}; ;) {
    const page = await client.send(
      new ListMultipartUploadsCommand({ Bucket, Prefix: PREFIX, ...after }),
    );
    yield* (page.Uploads ?? []).flatMap(({ Key }) => idOf(Key));
    if (!page.IsTruncated || !page.NextKeyMarker) return;
    after = { KeyMarker: page.NextKeyMarker };
    if (page.NextUploadIdMarker) after.UploadIdMarker = page.NextUploadIdMarker;
  }
}

/** What somebody else keeps in the same bucket is none of ours. */
function idOf(key = ""): string[] {
  const id = key.slice(PREFIX.length);
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) ? [id] : [];
}
