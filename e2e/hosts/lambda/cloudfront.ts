import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { sendAsset } from "./bucket-assets.ts";

type Behavior = { pattern: string; origin: string };
type Invoke = (event: object) => Promise<IncomingMessage>;
type Prelude = { statusCode: number; headers: Record<string, string>; cookies?: string[] };

/** An address of CloudFront's: what a function sees of who called it. */
const EDGE = "130.176.0.1";
/** A custom header of the origin, which replaces what a viewer sends by this name. */
export const ORIGIN_SECRET = "a secret of the distribution and the function";
const PRELUDE_END = Buffer.alloc(8);

/**
 * A CloudFront distribution on loopback in front of a bucket of assets and a Lambda function URL, by the behaviors that
 * OpenNext writes down. It does to a request what those two do, as far as the site can see it:
 *
 * - CloudFront appends the viewer to `X-Forwarded-For`, and says who it is in `CloudFront-Viewer-Address`; a viewer's
 *   own `CloudFront-*` fields do not pass. (CloudFront Developer Guide, "Request and response behavior for custom
 *   origins" and "Add CloudFront request headers")
 * - A CloudFront function copies `Host` to `X-Forwarded-Host`, since a function URL takes only its own name.
 * - The function URL keeps the first entry of `X-Forwarded-For` alone, and announces a length with a GET too.
 *   (speedrun.nobackspacecrew.com, "Obtaining caller ip address with Lambda FURLs", March 2026)
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
    const answered = isAsset
      ? sendAsset(assets, pathname, request, response)
      : forward(request, response, invoke);
    answered.catch(() => response.destroy());
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
  const answer = await invoke(await functionUrlEvent(request));
  const { prelude, rest } = await readPrelude(answer);
  for (const cookie of prelude.cookies ?? []) response.appendHeader("set-cookie", cookie);
  response.writeHead(prelude.statusCode, prelude.headers);
  response.write(rest);
  await pipeline(answer, response);
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

/** Splits what a function streams into the status with its header fields, and what came of the body with them. */
async function readPrelude(answer: IncomingMessage): Promise<{ prelude: Prelude; rest: Buffer }> {
  let read = Buffer.alloc(0);
  for await (const chunk of answer.iterator({ destroyOnReturn: false })) {
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
