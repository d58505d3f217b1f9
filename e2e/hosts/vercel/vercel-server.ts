/**
 * Serves a Build Output folder (version 3) as Vercel does: routing phases, files, prerendered pages and function
 * processes. Omits Vercel's cache, ETags and 304, compression, image optimization, limits, regions and TLS.
 */
import { once } from "node:events";
import { createReadStream } from "node:fs";
import {
  createServer,
  request as send,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, extname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import type { Host } from "#e2e/hosts/describe-host.ts";
import { createFunctions } from "./functions.ts";
import {
  createRouter,
  holds,
  readOutput,
  type Decision,
  type Prerender,
  type Visit,
} from "./router.ts";

const CONTENT_TYPES: Record<string, string> = {
  ".zip": "application/zip",
  ".css": "text/css",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".woff2": "font/woff2",
  ".mp4": "video/mp4",
  ".txt": "text/plain",
};
// Internal header fields of the middleware.
const INTERNAL = /^x-middleware-/;

export async function startVercelServer(
  root: string,
  folder: string,
  env: NodeJS.ProcessEnv,
): Promise<Host> {
  const output = await readOutput(folder);
  const decide = createRouter(output.routes, output.find);
  const functions = createFunctions(root, env);

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      process.stderr.write(`${request.method} ${request.url}: ${String(error)}\n`);
      response.destroy();
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    url,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await functions.stop();
    },
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://host");
    const headers = { ...request.headers };
    // The host replaces a client's own value.
    headers["x-forwarded-for"] = request.socket.remoteAddress ?? "";
    headers["x-forwarded-host"] = headers.host;
    headers["x-forwarded-proto"] = "http";
    const method = request.method ?? "GET";
    const visit: Visit = { method, pathname, query: searchParams, headers };
    const body = await buffer(request);

    const decision = await decide<IncomingMessage>(
      visit,
      async (path, { headers: sent }, added) => {
        const middleware = await output.find(path);
        if (middleware?.kind !== "function") throw new Error(`There is no middleware at ${path}.`);
        const from = await call(middleware.folder, request.url ?? "/", method, sent, body);
        const address = from.headers["x-middleware-rewrite"]?.toString();
        if (!address && !from.headers["x-middleware-next"]) return { response: from };
        takeOver(from, sent, added);
        from.resume();
        return address ? { address: new URL(address, "http://host") } : undefined;
      },
    );
    if ("response" in decision) return pass(decision.response, response, {});
    await serve(visit, decision, body, response);
  }

  async function serve(
    visit: Visit,
    decision: Decision,
    body: Buffer,
    response: ServerResponse,
  ): Promise<void> {
    const { target, headers, status } = decision;
    if (!target) return void response.writeHead(status ?? 404, headers).end();
    if (target.kind === "file") {
      if (!isRead(visit)) return void response.writeHead(405).end();
      const contentType = target.contentType ?? CONTENT_TYPES[extname(target.path)];
      response.writeHead(status ?? 200, { "content-type": contentType, ...headers });
      return pipeline(createReadStream(target.path), response);
    }
    const { prerender } = target;
    if (prerender?.fallback && isRead(visit) && !bypasses(prerender, visit)) {
      response.writeHead(status ?? prerender.initialStatus ?? 200, {
        "cache-control": "public, max-age=0, must-revalidate",
        ...prerender.initialHeaders,
        ...headers,
      });
      if (visit.method === "HEAD") return void response.end();
      return pipeline(createReadStream(join(dirname(target.base), prerender.fallback)), response);
    }
    const search = decision.query.size > 0 ? `?${String(decision.query)}` : "";
    const matched = { ...visit.headers, "x-matched-path": decision.pathname };
    const from = await call(target.folder, visit.pathname + search, visit.method, matched, body);
    await pass(from, response, headers);
  }

  async function call(
    target: string,
    path: string,
    method: string,
    headers: Visit["headers"],
    body: Buffer,
  ): Promise<IncomingMessage> {
    const sent = send((await functions.urlOf(target)) + path, { method, headers });
    sent.end(body);
    const [from] = (await once(sent, "response")) as [IncomingMessage];
    return from;
  }
}

function isRead({ method }: Visit): boolean {
  return method === "GET" || method === "HEAD";
}

function bypasses({ experimentalBypassFor = [] }: Prerender, visit: Visit): boolean {
  return experimentalBypassFor.some((condition) => holds(condition, visit) !== undefined);
}

/** Applies the middleware's changes to the request and response. */
function takeOver(
  { headers: changed }: IncomingMessage,
  sent: Visit["headers"],
  added: Record<string, string>,
): void {
  const names = changed["x-middleware-override-headers"]?.toString().split(",") ?? [];
  for (const name of names) sent[name] = changed[`x-middleware-request-${name}`]?.toString();
  for (const [name, value] of Object.entries(changed))
    if (!INTERNAL.test(name) && !["date", "connection", "transfer-encoding"].includes(name))
      added[name] = String(value);
}

async function pass(
  from: IncomingMessage,
  response: ServerResponse,
  added: Record<string, string>,
): Promise<void> {
  response.writeHead(from.statusCode ?? 500, { ...from.headers, ...added });
  await pipeline(from, response);
}
