import { once } from "node:events";
import { request as startRequest, type IncomingMessage, type RequestOptions } from "node:http";
import { connect } from "node:net";
import { text as readText } from "node:stream/consumers";
import { expect, type APIRequestContext } from "@playwright/test";
import type { SiteDocument } from "#server/documents/document-queries.ts";
import { securityHeaders, hashSource } from "#server/http/response-headers.ts";

/** Undefined if the connection was cut. */
export type SentResponse = { status: number | undefined; text: string } | undefined;

export async function send(
  url: string,
  options: RequestOptions,
  body?: Buffer | string,
): Promise<SentResponse> {
  try {
    const response = await open(url, options, body);
    return { status: response.statusCode, text: await readText(response) };
  } catch {
    return undefined;
  }
}

/** The caller reads the body. Rejects if the connection is cut before the response. */
export async function open(
  url: string,
  options: RequestOptions,
  body?: Buffer | string,
): Promise<IncomingMessage> {
  const sent = startRequest(url, options);
  sent.end(body);
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  return response;
}

/** Sends exactly these headers, including those that browsers and fetch never send. */
export async function sendExactly(url: string, method: string, headers: Record<string, string>) {
  const response = await open(url, { method, headers });
  const { statusCode: status = 0, headers: received } = response;
  return { status, headers: received, body: await readText(response) };
}

/** Writes raw bytes and never closes; returns what arrived until the server closed. */
export async function exchange(url: string, bytes: string): Promise<string> {
  const { port } = new URL(url);
  const socket = connect({ port: Number(port), host: "localhost", allowHalfOpen: true });
  await once(socket, "connect");
  socket.write(bytes, "latin1");
  const received = await readText(socket);
  socket.destroy();
  return received;
}

/** Required on every response; lowercase names. */
export const SECURITY_HEADERS = Object.fromEntries(
  securityHeaders(false).map(({ key, value }) => [key.toLowerCase(), value]),
);

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
// Never executed, such as JSON-LD.
const DATA_BLOCK = /\stype="application\/(ld\+)?json"/;

/** The start or address of each blocked script. */
export function blockedScripts(html: string, policy: string): string[] {
  const sources = /(?:^|;)\s*script-src ([^;]*)/.exec(policy)?.[1]?.split(" ") ?? [];
  // With 'strict-dynamic', browsers ignore 'self'.
  const trustsOwnFiles = sources.includes("'self'") && !sources.includes("'strict-dynamic'");
  return scriptsOf(html)
    .filter(({ isInline, text, nonce }) => {
      if (nonce && sources.includes(`'nonce-${nonce}'`)) return false;
      return isInline ? !sources.includes(hashSource(text)) : !trustsOwnFiles;
    })
    .map(({ attributes, text }) => text.slice(0, 60) || attributes.trim());
}

function scriptsOf(html: string) {
  return [...html.matchAll(SCRIPT)]
    .map(([, attributes = "", text = ""]) => ({
      attributes,
      text,
      isInline: !/\ssrc=/.test(attributes),
      nonce: /\snonce="([^"]+)"/.exec(attributes)?.[1],
    }))
    .filter(({ attributes }) => !DATA_BLOCK.test(attributes));
}

/** The content type, and the first bytes as Latin-1. */
const FORMATS: Record<SiteDocument["format"], [type: string, beginning: string]> = {
  PDF: ["application/pdf", "%PDF-"],
  DOCX: [
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    "PK\u0003\u0004",
  ],
  ZIP: ["application/zip", "PK\u0003\u0004"],
  TXT: ["text/plain; charset=utf-8", "\u00ef\u00bb\u00bfSECTION"],
};

/** Downloads a document and checks that it is what its list says. */
export async function fetchDocument(
  request: APIRequestContext,
  { path, format }: Pick<SiteDocument, "path" | "format">,
): Promise<Buffer> {
  const response = await request.get(path);
  const body = await response.body();
  const [type, beginning] = FORMATS[format];
  expect([response.status(), response.headers()["content-type"]], path).toEqual([200, type]);
  expect(body.toString("latin1", 0, beginning.length), path).toBe(beginning);
  return body;
}
