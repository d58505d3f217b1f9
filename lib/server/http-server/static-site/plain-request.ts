import { isForNext } from "./for-next.ts";

/** What a plain request says that matters to a file. */
export type PlainRequest = {
  method: "GET" | "HEAD";
  url: string;
  acceptEncoding: string | undefined;
  requestId: string | undefined;
  /** Whether it asks for a whole file, and on no condition. */
  isWhole: boolean;
  /** Whether the browser fetches or draws the page before anybody wants to see it. */
  isAhead: boolean;
};

/** What a browser says of a page that it fetches or draws ahead: https://w3c.github.io/webappsec-fetch-metadata/ */
export const SEC_PURPOSE = "sec-purpose";

/** Node refuses a longer head. */
const LONGEST_BYTES = 16 * 1024;
/**
 * A whole GET or HEAD of HTTP/1.1 and not a byte more, in the strictest reading of RFC 9112: no white space but where it has
 * its place, no folded line, no byte that is not a field's.
 */
const PLAIN =
  /^(?:GET|HEAD) \/[!-~]* HTTP\/1\.1\r\n(?:[!#$%&'*+.^_`|~\dA-Za-z-]+:[\t -~\u0080-\u00ff]*\r\n)+\r\n$/;
/** Fields that say where a request ends, or what becomes of its connection. */
const FOR_NODE = new Set(["content-length", "expect", "transfer-encoding", "upgrade"]);
const CONDITIONS = new Set([
  "if-match",
  "if-modified-since",
  "if-none-match",
  "if-range",
  "if-unmodified-since",
  "range",
]);

/**
 * Reads the bytes of a request that has no body and ends where they end, whoever reads it; undefined where that is not
 * certain, so that Node's own parser has to say what it is.
 */
export function readPlainRequest(bytes: Buffer): PlainRequest | undefined {
  if (bytes.length > LONGEST_BYTES) return undefined;
  const text = bytes.toString("latin1");
  if (!PLAIN.test(text)) return undefined;
  const [first = "", ...fields] = text.split("\r\n");
  const method = first.startsWith("G") ? "GET" : "HEAD";
  let hosts = 0;
  let acceptEncoding: string | undefined;
  let requestId: string | undefined;
  let isWhole = true;
  let isAhead = false;
  for (const field of fields) {
    const colon = field.indexOf(":");
    const name = field.slice(0, colon).toLowerCase();
    if (FOR_NODE.has(name)) return undefined;
    if (CONDITIONS.has(name) || isForNext(name)) isWhole = false;
    else if (name === "host") hosts += 1;
    else if (name === "connection" && !/^\s*keep-alive\s*$/i.test(field.slice(colon + 1)))
      return undefined;
    else if (name === "accept-encoding") acceptEncoding = join(acceptEncoding, field, colon);
    else if (name === "x-request-id") requestId = join(requestId, field, colon);
    else if (name === SEC_PURPOSE) isAhead = true;
  }
  if (hosts !== 1) return undefined;
  const url = first.slice(method.length + 1, -" HTTP/1.1".length);
  return { method, url, acceptEncoding, requestId, isWhole, isAhead };
}

/** Several fields of one name are one with commas. */
function join(earlier: string | undefined, field: string, colon: number): string {
  const value = field.slice(colon + 1).trim();
  return earlier === undefined ? value : `${earlier}, ${value}`;
}
