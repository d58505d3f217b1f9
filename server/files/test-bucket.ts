import {
  CreateBucketCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
} from "@aws-sdk/client-s3";
import { parseEnv, type Env } from "#server/env/env.ts";
import { openBucket } from "./bucket-client.ts";
import { startSwift, type SwiftOptions } from "./test-swift.ts";

export type TestBucket = {
  variables: Record<`FILES_BUCKET_${string}`, string>;
  /** All keys, including those of unfinished uploads. */
  list: () => Promise<string[]>;
  stop: () => Promise<void>;
};

/** Starts an object store on loopback with a bucket. Undefined if it is not installed. */
export async function startTestBucket(options?: SwiftOptions): Promise<TestBucket | undefined> {
  const server = await startSwift(options);
  if (!server) return undefined;
  const variables = {
    FILES_BUCKET_URL: `${server.url}/drawings`,
    FILES_BUCKET_ACCESS_KEY_ID: server.accessKeyId,
    FILES_BUCKET_SECRET_ACCESS_KEY: server.secretAccessKey,
  };
  const { client, name: Bucket } = openBucket(withBucket(variables));
  await client.send(new CreateBucketCommand({ Bucket }));
  return {
    variables,
    list: async () => {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket }));
      const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket }));
      return [...Contents, ...Uploads].map(({ Key = "" }) => Key);
    },
    stop: async () => {
      client.destroy();
      await server.stop();
    },
  };
}

export function withBucket(variables: Record<string, string>): Env {
  return parseEnv({ DATABASE_URL: "postgres://unused@127.0.0.1/unused", ...variables });
}
