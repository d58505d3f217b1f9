import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { sendAsset } from "./bucket-assets.ts";

type Behavior = { pattern: string; origin: string };
type Invoke = (event: object) => Promise<IncomingMessage>;
type Prelude = { statusCode: number; headers: Record<string, string>; cookies?: string[] };

/** A CloudFront address, as the function sees it. */
const EDGE = "130.176.0.1";
/** A custom origin header; replaces a viewer's own. */
export const ORIGIN_SECRET = "a secret of the distribution and the function";
const PRELUDE_END = Buffer.alloc(8);

/**
 * CloudFront before a bucket of assets and a Lambda function URL, with the behaviors from OpenNext's output. As the
 * site sees it:
 * - CloudFront appends the viewer to `X-Forwarded-For`, sets `CloudFront-Viewer-Address`, and drops a viewer's
 * `CloudFront-*` fields (CloudFront Developer Guide, "Request and response behavior for custom origins", "Add
 * CloudFront request headers").
 * - A CloudFront function copies `Host` to `X-Forwarded-Host`.
 * - The function URL keeps only the first entry of `X-Forwarded-For`, and sends a length with GET too
 * (speedrun.nobackspacecrew.com, "Obtaining caller ip address with Lambda FURLs", March 2026).
 */
export async function startCloudFront(
  assets: string,
  behaviors: readonly Behavior[],
  invoke: Invoke,
) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://viewer");
    const isAsset = behaviors.some(
      ({ pattern, origin }) => origin === "s3" && patternOf(pattern).test(pathname.slice(1)),
    );
    const finished = isAsset
      ? sendAsset(assets, pathname, request, response)
      : forward(request, response, invoke);
    finished.catch(() => response.destroy());
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  return { url: `http://localhost:${port}`, stop };
}

async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  invoke: Invoke,
): Promise<void> {
  const invoked = await invoke(await functionUrlEvent(request));
  const { prelude, rest } = await readPrelude(invoked);
  for (const cookie of prelude.cookies ?? []) response.appendHeader("set-cookie", cookie);
  response.writeHead(prelude.statusCode, prelude.headers);
  response.write(rest);
  await pipeline(invoked, response);
}

async function functionUrlEvent(request: IncomingMessage): Promise<object> {
  const { pathname, search } = new URL(request.url ?? "/", "http://viewer");
  const body = await buffer(request);
  return {
    version: "2.0",
    rawPath: pathname,
    rawQueryString: search.slice(1),
    cookies: request.headers.cookie?.split("; "),
    headers: originHeaders(request, body.length),
    requestContext: { http: { method: request.method, path: pathname, sourceIp: EDGE } },
    body: body.toString("base64"),
    isBase64Encoded: true,
  };
}

function originHeaders(request: IncomingMessage, length: number): Record<string, string> {
  const sent = Object.entries(request.headers).filter(
    ([name]) => !/^(cloudfront-.*|connection|cookie|transfer-encoding)$/.test(name),
  );
  const viewer = request.socket.remoteAddress ?? "";
  return {
    ...Object.fromEntries(sent.map(([name, value]) => [name, String(value)])),
    host: "abc.lambda-url.eu-central-1.on.aws",
    "content-length": String(length),
    "cloudfront-viewer-address": `${viewer}:${request.socket.remotePort}`,
    "x-forwarded-for": firstOf(request.headers["x-forwarded-for"]) ?? viewer,
    "x-forwarded-host": request.headers.host ?? "",
    "x-forwarded-proto": "https",
    "x-origin-secret": ORIGIN_SECRET,
  };
}

/** Splits a function's stream into status and headers, and the start of the body. */
async function readPrelude(invoked: IncomingMessage): Promise<{ prelude: Prelude; rest: Buffer }> {
  let read = Buffer.alloc(0);
  for await (const chunk of invoked.iterator({ destroyOnReturn: false })) {
    read = Buffer.concat([read, chunk as Buffer]);
    const end = read.indexOf(PRELUDE_END);
    if (end < 0) continue;
    const prelude = JSON.parse(read.subarray(0, end).toString()) as Prelude;
    return { prelude, rest: read.subarray(end + PRELUDE_END.length) };
  }
  throw new Error("The function answered without a status.");
}

function patternOf(pattern: string): RegExp {
  return new RegExp(
    `^${pattern.replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`).replaceAll("*", ".*")}$`,
  );
}

function firstOf(header: string | string[] | undefined): string | undefined {
  return header ? String(header).split(",")[0]?.trim() : undefined;
}
