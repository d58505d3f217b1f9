import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, normalize } from "node:path";

const TYPES: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript",
  ".json": "application/json",
  ".mp4": "video/mp4",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain",
  ".webm": "video/webm",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** What the README says to upload as immutable. */
const IMMUTABLE = /^\/?(?:_next|images)\//;

/** Serves a file of `folder` or a range of it. */
export async function sendAsset(
  folder: string,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const file = join(folder, normalize(decodeURIComponent(path)));
  const size = await stat(file).then(
    (entry) => (entry.isFile() ? entry.size : undefined),
    () => undefined,
  );
  if (size === undefined) return void response.writeHead(404).end();
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? "");
  const start = Number(range?.[1] ?? 0);
  const end = Math.min(Number(range?.[2] || size - 1), size - 1);
  response.writeHead(range ? 206 : 200, {
    "content-type": TYPES[extname(file)] ?? "application/octet-stream",
    "content-length": end - start + 1,
    "accept-ranges": "bytes",
    ...(IMMUTABLE.test(path) && { "cache-control": "public, max-age=31536000, immutable" }),
    ...(range && { "content-range": `bytes ${start}-${end}/${size}` }),
  });
  createReadStream(file, { start, end }).pipe(response);
}
