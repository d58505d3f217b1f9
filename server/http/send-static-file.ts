import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { basename, dirname } from "node:path";
import fresh from "fresh";
import Negotiator from "negotiator";
import send from "send";
import { type Encoding, ENCODINGS, type StaticFile, type StaticFiles } from "./static-files.ts";
import { splitFormPath } from "#content/request-quote-path.ts";
import { languageOfPath } from "#lib/languages/words.ts";

/** Requests with these headers are left to Next: RSC data, actions, bodies. */
const FOR_NEXT = ["rsc", "next-action", "content-type", "content-length", "transfer-encoding"];
/** Conditions and ranges that `fresh` does not handle. */
const FOR_SEND = ["range", "if-match", "if-unmodified-since"];
/** Larger files (film, catalog, zoom images) are read from disk each time. */
const LARGEST_KEPT_BYTES = 256 * 1024;

export function pathOf(url: string): string {
  const end = url.indexOf("?");
  return end < 0 ? url : url.slice(0, end);
}

export function findStaticFile(
  files: StaticFiles,
  { method, url = "", headers }: IncomingMessage,
): StaticFile | undefined {
  if (method !== "GET" && method !== "HEAD") return undefined;
  const file = files.get(pathOf(url));
  return file && !FOR_NEXT.some((name) => name in headers) ? file : undefined;
}

/** The page for an unknown address below a language; every page of a language but its form is prerendered. */
export function findMissingPage(
  files: StaticFiles,
  { method, url = "", headers }: IncomingMessage,
): StaticFile | undefined {
  const path = pathOf(url);
  const language = languageOfPath(path);
  const missing = `/${language}/404`;
  const isReading = method === "GET" || method === "HEAD";
  if (language === "en" || !isReading || FOR_NEXT.some((name) => name in headers)) return undefined;
  const isKnown = files.has(path) && path !== missing;
  return isKnown || splitFormPath(path) ? undefined : files.get(missing);
}

/** Sends the best accepted encoding: small files from memory, others, ranges and preconditions through `send`. */
export function sendStaticFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: StaticFile,
): void {
  const encoding = chooseEncoding(file, request.headers["accept-encoding"]);
  const path = encoding ? file.encoded[encoding] : undefined;
  for (const [name, value] of Object.entries(file.headers)) response.setHeader(name, value);
  if (encoding) response.setHeader("content-encoding", encoding);
  const small = readSmallFile(path ?? file.path);
  if (small) response.setHeader("etag", small.etag);
  if (!small || FOR_SEND.some((name) => name in request.headers))
    return sendFromDisk(request, response, path ?? file.path);
  if (fresh(request.headers, { etag: small.etag })) {
    response.removeHeader("content-encoding");
    response.writeHead(304).end();
    return;
  }
  response.setHeader("accept-ranges", "bytes");
  response.setHeader("content-length", small.body.length);
  response.end(small.body);
}

function sendFromDisk(request: IncomingMessage, response: ServerResponse, path: string): void {
  const options = {
    root: dirname(path),
    dotfiles: "allow",
    index: false,
    acceptRanges: !asksForMoreThanAll(request.headers.range, path),
  } as const;
  // With a date and no lifetime, browsers may cache a page heuristically.
  send(request, encodeURI(basename(path)), { ...options, cacheControl: false, lastModified: false })
    .on("error", ({ status, headers }: { status: number; headers?: Record<string, string> }) => {
      for (const name of ["content-encoding", "content-type", "content-disposition", "etag"])
        response.removeHeader(name);
      response.writeHead(status, { "Cache-Control": "no-store", "Content-Length": 0, ...headers });
      response.end();
    })
    .pipe(response);
}

/** A suffix longer than the file means all of it (RFC 9110, 14.1.2), which `send` answers with 416. */
function asksForMoreThanAll(range = "", path: string): boolean {
  const suffix = /^bytes=-(\d+)$/.exec(range)?.[1];
  if (suffix === undefined) return false;
  return Number(suffix) > (statSync(path, { throwIfNoEntry: false })?.size ?? Infinity);
}

type SmallFile = { body: Buffer; etag: string };

const smallFiles = new Map<string, SmallFile | undefined>();

/** Caches small files, about 20 MB for a whole build. Undefined if the file is large or missing. */
function readSmallFile(path: string): SmallFile | undefined {
  const known = smallFiles.get(path);
  if (known || smallFiles.has(path)) return known;
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? Infinity;
  const body = size <= LARGEST_KEPT_BYTES ? readFileSync(path) : undefined;
  const small = body && {
    body,
    etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
  };
  smallFiles.set(path, small);
  return small;
}

/** The library's types lack `preferred`, which ranks equally accepted encodings. */
type PreferringNegotiator = {
  encodings: (available: readonly string[], options: { preferred: readonly string[] }) => string[];
};

function chooseEncoding(
  { encoded }: StaticFile,
  accepted: string | string[] | undefined,
): Encoding | undefined {
  const available = ENCODINGS.filter((encoding) => encoded[encoding]);
  if (accepted === undefined || available.length === 0) return undefined;
  const negotiator = new Negotiator({ headers: { "accept-encoding": String(accepted) } });
  const [best] = (negotiator as unknown as PreferringNegotiator).encodings(
    [...available, "identity"],
    { preferred: [...available, "identity"] },
  );
  return available.find((encoding) => encoding === best);
}
