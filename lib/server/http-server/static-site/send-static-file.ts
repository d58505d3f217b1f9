import type { IncomingMessage, ServerResponse } from "node:http";
import send from "send";
import { chooseAnswer } from "./choose-answer.ts";
import { isForNext } from "./for-next.ts";
import { pathOf } from "./path-of.ts";
import type { StaticAnswer, StaticFile, StaticFiles } from "./static-files.ts";

/** What a refusal has nothing of. */
const OF_THE_FILE = [
  "accept-ranges",
  "content-disposition",
  "content-encoding",
  "content-type",
  "etag",
  "last-modified",
];

/** The file that answers a request by itself; undefined where it is Next's to answer. */
export function findStaticFile(
  files: StaticFiles,
  { method, url = "", headers }: IncomingMessage,
): StaticFile | undefined {
  if (method !== "GET" && method !== "HEAD") return undefined;
  const file = files.get(pathOf(url));
  return file && !Object.keys(headers).some(isForNext) ? file : undefined;
}

/**
 * Sends a file in the encoding that the client takes: whole, the part that was asked for, or the news that the client has it
 * (RFC 9110, 13 and 14).
 */
export function sendStaticFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: StaticFile,
): void {
  const answer = chooseAnswer(file, request.headers["accept-encoding"]?.toString());
  for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value);
  correctConditions(request, answer);
  send(request, encodeURI(answer.path), {
    root: answer.root,
    dotfiles: "allow",
    index: false,
    // Said by the fields above.
    cacheControl: false,
    etag: false,
    lastModified: false,
  })
    .on("error", (error: SendError) => refuse(response, error.statusCode, error.headers))
    .pipe(response);
}

/** Takes away what the library would read otherwise than the standard. */
function correctConditions({ method, headers }: IncomingMessage, answer: StaticAnswer): void {
  // Only a GET has a range (RFC 9110, 14.2), and only a file with a date can have been changed since one (13.1.4).
  const range = method === "GET" ? headers.range && readRange(headers.range, answer.bytes) : "";
  if (range) headers.range = range;
  else delete headers.range;
  if (!("last-modified" in answer.headers)) delete headers["if-unmodified-since"];
}

/**
 * A single range as the library reads it. It calls an invalid one unsatisfiable, and a suffix that is longer than the file
 * too; several are sent as the whole file. Undefined where a range is to be ignored.
 */
function readRange(text: string, size: number): string | undefined {
  const [, first, last] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(text) ?? [];
  if (!first) return last && `bytes=-${Math.min(Number(last), size)}`;
  return last && Number(last) < Number(first) ? undefined : `bytes=${first}-${last}`;
}

type SendError = { statusCode: number; headers?: Record<string, string> };

function refuse(response: ServerResponse, status: number, headers?: Record<string, string>): void {
  for (const name of OF_THE_FILE) response.removeHeader(name);
  response
    .writeHead(status, { "Cache-Control": "no-store", "Content-Length": 0, ...headers })
    .end();
}
