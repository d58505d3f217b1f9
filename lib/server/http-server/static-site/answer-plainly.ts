import { readFileSync } from "node:fs";
import type { Socket } from "node:net";
import { join } from "node:path";
import { recordOutcome } from "#lib/server/http-server/access-log.ts";
import type { Connections } from "#lib/server/http-server/connections.ts";
import { KEEP_ALIVE_MS } from "#lib/server/http-server/keep-alive.ts";
import type { Route, RouteFinder } from "#lib/server/http-server/routes.ts";
import { receivedRequestId } from "#lib/server/observability/request-id.ts";
import { chooseAnswer } from "./choose-answer.ts";
import { pathOf } from "./path-of.ts";
import type { PlainRequest } from "./plain-request.ts";
import { writeAtOnce } from "./write-at-once.ts";
import type { StaticAnswer, StaticFiles } from "./static-files.ts";

type Site = {
  files: StaticFiles;
  /** What every answer has. */
  headers: ReadonlyMap<string, string>;
  findRoute: RouteFinder;
  connections: Connections;
  trustedProxies: number;
};

/** What stands ready of an answer: its head, as far as it is the same each time, and its body. */
type Prepared = { head: Buffer; body: Buffer; route: Route };

/** As Node's own answers end their heads. */
const KEEP_ALIVE = `Connection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_MS / 1_000}\r\n\r\n`;
/** What is larger is rarely asked for, or in parts. */
const LARGEST_KEPT_BYTES = 256 * 1024;
/** Today's pages, scripts and pictures together have a quarter of it. */
const MOST_KEPT_BYTES = 64 * 1024 * 1024;
const NOTHING = Buffer.alloc(0);

/**
 * Answers a plain request for a small file out of memory, byte by byte as the server would, with its line in the log.
 * Returns false where it is for somebody else to answer.
 */
export function createPlainAnswer(site: Site): (request: PlainRequest, socket: Socket) => boolean {
  const prepared = new Map<StaticAnswer, Prepared | undefined>();
  let keptBytes = 0;

  const prepare = (path: string, answer: StaticAnswer): Prepared | undefined => {
    const known = prepared.get(answer);
    if (known ?? prepared.has(answer)) return known;
    const isKept =
      answer.bytes <= LARGEST_KEPT_BYTES && keptBytes + answer.bytes <= MOST_KEPT_BYTES;
    const made = isKept ? readAnswer(answer, site.headers, site.findRoute(path)) : undefined;
    keptBytes += made?.body.length ?? 0;
    prepared.set(answer, made);
    return made;
  };

  return (request, socket) => {
    const path = pathOf(request.url);
    const file = request.isWhole ? site.files.get(path) : undefined;
    const ready = file && prepare(path, chooseAnswer(file, request.acceptEncoding));
    if (!ready) return false;
    const startedAt = performance.now();
    const { method, isAhead } = request;
    const requestId = receivedRequestId(request.requestId, site.trustedProxies);
    const ownHead = `X-Request-Id: ${requestId}\r\nDate: ${utcNow()}\r\n${KEEP_ALIVE}`;
    const body = method === "HEAD" ? NOTHING : ready.body;
    const bytes = ready.head.length + ownHead.length + body.length;
    site.connections.begin(socket);
    writeAtOnce(socket, ready.head, ownHead, body, (isAborted) => {
      site.connections.end(socket);
      const milliseconds = performance.now() - startedAt;
      const outcome = { requestId, method, path, status: 200, bytes, milliseconds, isAborted };
      recordOutcome({ ...outcome, isAhead }, ready.route);
    });
    return true;
  };
}

function readAnswer(
  answer: StaticAnswer,
  everywhere: ReadonlyMap<string, string>,
  route: Route,
): Prepared {
  const body = readFileSync(join(answer.root, answer.path));
  const fields = new Map([...everywhere].map(([name, value]) => [name.toLowerCase(), value]));
  for (const [name, value] of Object.entries(answer.headers)) fields.set(name, value);
  fields.set("accept-ranges", "bytes").set("content-length", String(body.length));
  const lines = [...fields].map(([name, value]) => `${name}: ${value}\r\n`);
  return { head: Buffer.from(`HTTP/1.1 200 OK\r\n${lines.join("")}`, "latin1"), body, route };
}

let second = 0;
let secondText = "";

/** The time as an answer says it, made once a second. */
function utcNow(): string {
  const now = Math.floor(Date.now() / 1_000);
  if (now !== second) {
    second = now;
    secondText = new Date(now * 1_000).toUTCString();
  }
  return secondText;
}
