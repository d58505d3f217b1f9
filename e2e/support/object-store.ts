import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

export type ObjectStore = {
  variables: Record<`FILES_BUCKET_${string}`, string>;
  objects: Map<string, Buffer>;
  stop: () => Promise<void>;
};

/** A stand-in for an S3-compatible bucket on loopback: put, get, list by prefix, delete several. */
export async function startObjectStore(): Promise<ObjectStore> {
  const objects = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    void answer(request, objects).then(([status, body = ""]) =>
      response.writeHead(status).end(body),
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    objects,
    variables: {
      FILES_BUCKET_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/drawings`,
      FILES_BUCKET_ACCESS_KEY_ID: "key",
      FILES_BUCKET_SECRET_ACCESS_KEY: "secret",
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function answer(
  request: IncomingMessage,
  objects: Map<string, Buffer>,
): Promise<[number, (string | Buffer)?]> {
  const body = await buffer(request);
  const { pathname, searchParams } = new URL(request.url ?? "", "http://bucket");
  if (!request.headers.authorization?.includes("Credential=key/")) return [403];
  const key = decodeURIComponent(pathname.replace(/^\/drawings\/?/, ""));
  if (request.method === "PUT") {
    objects.set(key, body);
    return [200];
  }
  if (request.method === "POST" && searchParams.has("delete")) {
    for (const [, named = ""] of body.toString().matchAll(/<Key>(.*?)<\/Key>/g))
      objects.delete(named);
    return [200, "<DeleteResult/>"];
  }
  if (key !== "")
    return objects.has(key)
      ? [200, objects.get(key)]
      : [404, "<Error><Code>NoSuchKey</Code></Error>"];
  const keys = [...objects.keys()].filter((each) =>
    each.startsWith(searchParams.get("prefix") ?? ""),
  );
  const contents = keys.map((each) => `<Contents><Key>${each}</Key></Contents>`).join("");
  return [200, `<ListBucketResult>${contents}</ListBucketResult>`];
}
