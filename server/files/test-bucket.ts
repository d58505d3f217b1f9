import {
  CreateBucketCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
} from "@aws-sdk/client-s3";
import { parseEnv, type Env } from "#server/env/env.ts";
import { openBucket } from "./bucket-client.ts";
import { startSwift } from "./test-swift.ts";

/** An empty bucket on a server of its own. */
export type TestBucket = {
  /** What the environment says of it. */
  variables: Record<`FILES_BUCKET_${string}`, string>;
  /** The keys of what is in it, uploads that are under way among them. */
  list: () => Promise<string[]>;
  stop: () => Promise<void>;
};

/**
 * Starts an object store on loopback and makes a bucket there, which pages of `origins` may send to. Undefined on a
 * machine without one.
 */
export async function startTestBucket(...origins: string[]): Promise<TestBucket | undefined> {
  const server = await startSwift(origins);
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

/** The environment of a site with these variables. */
export function withBucket(variables: Record<string, string>): Env {
  return parseEnv({ DATABASE_URL: "postgres://unused@127.0.0.1/unused", ...variables });
}
