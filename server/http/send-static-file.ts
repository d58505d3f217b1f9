import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { basename, dirname } from "node:path";
import send from "send";
import { OFFERED_LANGUAGES } from "#content/languages/languages.ts";
import { splitFormPath } from "#content/request-quote-path.ts";
import { crawledPages } from "#content/site/site-pages.ts";
import { languageOfPath } from "#lib/languages/words.ts";
import { openGraphImage } from "#lib/seo/opengraph-image-metadata.ts";
import { DATA_POLICY } from "./response-headers.ts";
import type { Encoding, StaticFile, StaticFiles } from "./static-files.ts";
import { ENCODINGS, missingPage } from "./static-files.ts";

const INBOX = "/admin/teragus-submissions";
/** Larger files (film, catalog, zoom images) are read from disk each time. */
const MAX_CACHED_BYTES = 256 * 1024;

const OPENGRAPH_IMAGES = new Set(
  crawledPages.flatMap((page) =>
    OFFERED_LANGUAGES.map((language) => openGraphImage(page, { language }).url),
  ),
);

export const pathOf = (url: string) => url.replace(/\?.*/s, "");

/** Answers a read of a prerendered page or a file; returns false for what Next answers. */
export function sendStaticFile(
  request: IncomingMessage,
  response: ServerResponse,
  files: StaticFiles,
): boolean {
  const { method, url = "", headers } = request;
  const path = pathOf(url);
  const decoded = decode(path);
  if (!decoded) {
    response.writeHead(400, { "Content-Security-Policy": DATA_POLICY });
    response.end("This address cannot be read.");
    return true;
  }
  // Next keeps a file for each image that it is asked for, even for one that does not exist.
  if (/pictures/.test(decoded) && !OPENGRAPH_IMAGES.has(path)) request.url = "/pictures";
  if ((method !== "GET" && method !== "HEAD") || "rsc" in headers) return false;
  const file = files.get(path);
  if (file) return sendFile(request, response, file);
  if (splitFormPath(path)) return false;
  const address = canonicalAddress(decoded);
  if (address !== path && (files.has(address) || splitFormPath(address) || address === INBOX)) {
    const location = address + url.slice(path.length);
    response.writeHead(308, { Location: location, "Content-Security-Policy": DATA_POLICY }).end();
    return true;
  }
  const missing = files.get(missingPage(languageOfPath(path)));
  return missing ? sendFile(request, response, missing) : false;
}

/** What people type and mail programs make of an address: capitals, slashes, the sentence's full stop, an English prefix. */
function canonicalAddress(decoded: string): string {
  const address = decoded
    .normalize("NFKC")
    .replaceAll(/\p{Cf}/gu, "")
    .toLowerCase()
    .replaceAll(/\/{2,}/g, "/")
    .replace(/^\/en(?=\/|$)/, "")
    // The lookbehind keeps a long run from being read again from each of its characters.
    .replace(/&.*|(?<![^\p{L}\p{N}])(?:\.html?)?[^\p{L}\p{N}]*$/su, "");
  return encodeURI(address) || "/";
}

/** Undefined where a percent sign begins no character, to which Next answers 500. */
function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Sends small files from memory in the best accepted encoding, others and ranges through `send`. */
function sendFile(request: IncomingMessage, response: ServerResponse, file: StaticFile): true {
  const { headers } = request;
  response.statusCode = file.status;
  const isRange = headers.range !== undefined;
  const encoding = isRange ? undefined : chooseEncoding(file, headers["accept-encoding"]);
  const path = (encoding && file.encoded[encoding]) ?? file.path;
  for (const [name, value] of Object.entries(file.headers)) response.setHeader(name, value);
  if (encoding) response.setHeader("content-encoding", encoding);
  const small = readSmallFile(path);
  if (small) response.setHeader("etag", small.etag);
  if (!small || isRange) {
    // With a date and no lifetime, browsers may cache a page heuristically.
    const options = { index: false, cacheControl: false, lastModified: false, root: dirname(path) };
    send(request, encodeURIComponent(basename(path)), options).pipe(response);
  } else if (headers["if-none-match"]?.includes(small.etag)) {
    response.removeHeader("content-encoding");
    response.writeHead(304).end();
  } else {
    response.setHeader("accept-ranges", "bytes");
    response.setHeader("content-length", small.body.length);
    response.end(small.body);
  }
  return true;
}

type SmallFile = { body: Buffer; etag: string };

const smallFiles = new Map<string, SmallFile | undefined>();

/** Caches small files, about 20 MB for a whole build. Undefined if the file is large or missing. */
function readSmallFile(path: string): SmallFile | undefined {
  const known = smallFiles.get(path);
  if (known || smallFiles.has(path)) return known;
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? Infinity;
  const body = size <= MAX_CACHED_BYTES ? readFileSync(path) : undefined;
  const hash = body && createHash("sha256").update(body).digest("base64url").slice(0, 22);
  const small = body && { body, etag: `"${hash}"` };
  smallFiles.set(path, small);
  return small;
}

function chooseEncoding(
  { encoded }: StaticFile,
  accepted: string | string[] = "",
): Encoding | undefined {
  const entries = String(accepted).split(",");
  const names = new Set(
    entries
      .filter((entry) => !/;\s*q=0(\.0*)?\s*$/.test(entry))
      .map((entry) => entry.split(";", 1)[0]?.trim()),
  );
  return ENCODINGS.find((encoding) => encoded[encoding] && names.has(encoding));
}
