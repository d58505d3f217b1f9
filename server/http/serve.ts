import "#server/env/dot-env.ts";
import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { company } from "#content/company.ts";
import { rejectWeakPassword } from "#server/auth/password-policy.ts";
import { describeMailConfiguration } from "#server/deliveries/mail/mail-policy.ts";
import { getEnv, getSiteUrl, StartError } from "#server/env/env.ts";
import { siteVersion } from "#server/env/site-version.ts";
import { logConsole } from "#server/observability/console-log.ts";
import { errorFields, log, requestContext } from "#server/observability/log.ts";
import { receivedRequestId, REQUEST_ID_HEADER } from "#server/observability/request-id.ts";
import { exitWithError, print, showStep } from "#server/observability/start-output.ts";
import { cutSlowBodies, declareCustomServer, stopOnSignals } from "./custom-server.ts";
import { BODY_LENGTH, DATA_POLICY, securityHeaders } from "./response-headers.ts";
import { sendStaticFile, pathOf } from "./send-static-file.ts";
import { listStaticFiles, type StaticFiles } from "./static-files.ts";
import { countVisit } from "#server/observability/visit-mutations.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** Longer than load balancers' idle timeout (60 s), which otherwise reuse a closing connection. */
const KEEP_ALIVE_MS = 65_000;
/** The first descriptor after standard input, output and error. */
const SYSTEMD_SOCKET = 3;
const MAX_USER_AGENT = 1_000;
const dev = process.argv.includes("--dev");

/** Starts Next behind our custom server; `build` runs after the environment is checked. Not for serverless hosts. */
export async function serve(build?: () => Promise<void>): Promise<void> {
  const generatedPassword = build && configureAdmin();
  Object.assign(process.env, {
    NODE_ENV: dev ? "development" : "production",
    NEXT_TELEMETRY_DISABLED: "1",
  });
  if (!dev) logConsole();
  await start(generatedPassword, build).catch(exitWithError);
}

async function start(password: string | undefined, build?: () => Promise<void>): Promise<void> {
  // Fail before building or listening.
  const { PORT: port } = getEnv();
  await rejectWeakPassword(getEnv());
  // systemd passes its own socket, in which requests wait while the site restarts.
  const isPassed = process.env.LISTEN_PID === String(process.pid);
  if (!isPassed) await rejectTakenPort(port);
  if (!dev) await build?.();
  declareCustomServer();
  // After NODE_ENV is set, which React and Next read when imported.
  const { default: next } = await import("next");
  // Node's own limits suit us: a whole request in 5 minutes, which is 1 MB at 3.5 KB/s, and its head in one.
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS });
  // Next needs upgrades for hot reload only; in production they get a dummy server, or the sockets would stay open.
  const httpServer = dev ? server : createServer();
  const app = next({ dev, port, hostname: "localhost", httpServer });
  stopOnSignals(server, () => app.close());
  cutSlowBodies(server);
  await showStep("Server", () => app.prepare());
  const distDir = join(ROOT, process.env.NEXT_DIST_DIR || ".next");
  const files = dev
    ? undefined
    : await listStaticFiles({ distDir, publicDir: join(ROOT, "public") });
  server.on("request", createListener(app.getRequestHandler(), files));
  server.once("error", (error) => exitWithError(describeListenError(error, port)));
  server.listen(isPassed ? { fd: SYSTEMD_SOCKET } : { port }, () =>
    printAddress(`http://localhost:${port}`, password),
  );
}

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Without `files`, for development, Next answers and logs everything. */
function createListener(handle: Handler, files?: StaticFiles) {
  const { TRUSTED_PROXIES } = getEnv();
  const isSecure = getSiteUrl().protocol === "https:";
  // Next omits these on redirects and errors.
  const headers = new Map(securityHeaders(isSecure).map(({ key, value }) => [key, value]));

  return (request: IncomingMessage, response: ServerResponse): void => {
    response.setHeaders(headers);
    const requestId = receivedRequestId(request.headers[REQUEST_ID_HEADER], TRUSTED_PROXIES);
    request.headers[REQUEST_ID_HEADER] = requestId;
    response.setHeader("X-Request-Id", requestId);
    // Without a proxy in front, only the Host field names the host.
    if (TRUSTED_PROXIES === 0) delete request.headers["x-forwarded-host"];
    appendForwardedFor(request);
    // Next searches it for crawlers in quadratic time.
    request.headers["user-agent"] &&= request.headers["user-agent"].slice(0, MAX_USER_AGENT);
    if (files) {
      recordResponse(request, response, requestId);
      if (sendStaticFile(request, response, files)) return;
      completeHead(response);
    }
    requestContext()
      .run({ requestId }, () => handle(request, response))
      .catch((error: unknown) => {
        log.error(errorFields(error), "a request failed");
        response.destroy();
      });
  };
}

/**
 * Completes what Next sends: a download's length, which Next leaves out; a missing page, which caches would keep for a
 * year; a policy where nothing else has set one (set before, it would take the place of a route's own).
 */
function completeHead(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse;
  response.writeHead = (...head: unknown[]) => {
    const length = response.getHeader(BODY_LENGTH);
    if (length !== undefined) response.setHeader("Content-Length", length);
    response.removeHeader(BODY_LENGTH);
    if (head[0] === 404) response.setHeader("Cache-Control", "no-store");
    if (!response.hasHeader("Content-Security-Policy"))
      response.setHeader("Content-Security-Policy", DATA_POLICY);
    return writeHead(...head);
  };
}

function appendForwardedFor(request: IncomingMessage): void {
  const earlier = request.headers["x-forwarded-for"];
  const client = request.socket.remoteAddress ?? "unknown";
  request.headers["x-forwarded-for"] = earlier ? `${String(earlier)}, ${client}` : client;
}

async function rejectTakenPort(port: number): Promise<void> {
  const probe = createServer();
  await new Promise<void>((done, fail) =>
    probe
      .once("error", (error) => fail(describeListenError(error, port)))
      .listen({ port }, () => probe.close(() => done())),
  );
}

function describeListenError(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === "EADDRINUSE")
    return new StartError(`Port ${port} is taken: set PORT to another one, such as ${port + 1}.`);
  if (error.code === "EACCES")
    return new StartError(`Port ${port} needs root: set PORT to 1024 or higher.`);
  return error;
}

function printAddress(address: string, generatedPassword: string | undefined): void {
  const { DATA_DIR, DATABASE_URL } = getEnv();
  print(`${company.name} ${siteVersion()} is at ${address}`);
  print(`The inbox is at ${address}/admin/teragus-submissions`);
  if (generatedPassword) print(`Its password, until this server stops: ${generatedPassword}`);
  print(`The data are in ${DATA_DIR ?? `the database at ${new URL(DATABASE_URL).host}`}.`);
  const { text, level } = describeMailConfiguration();
  print(text, level);
  if (getSiteUrl().protocol !== "https:")
    print("Other machines need https: browsers keep some things, such as copying, to it.");
}

function configureAdmin(): string | undefined {
  process.env.SESSION_SECRET ||= randomBytes(32).toString("base64url");
  const { ADMIN_PASSWORD, ADMIN_PASSWORD_HASH } = process.env;
  if (ADMIN_PASSWORD_HASH || ADMIN_PASSWORD) return undefined;
  const password = randomBytes(16).toString("base64url");
  process.env.ADMIN_PASSWORD = password;
  return password;
}

const MAX_PATH = 256;
/** Files, and what every open inbox polls. */
const DEBUG_PATHS = /^\/(?:_next\/static|images|video)\/|^\/api\/admin\/submissions\/news$/;
/** The id of a file opens it. */
const FILE_ID = /^(\/api\/files\/)[^/]+/;
/** nginx's status for a client that disconnected before the response. */
const CLIENT_CLOSED_REQUEST = 499;

/** Logs and counts a finished request without its query or client; files and polls at level debug. */
function recordResponse(
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
): void {
  const startedAt = performance.now();
  const { method = "", headers, socket } = request;
  const bytesBefore = socket.bytesWritten;
  const path = pathOf(request.url ?? "");
  response.once("close", () => {
    const isAborted = !response.writableFinished;
    const status = isAborted && !response.headersSent ? CLIENT_CLOSED_REQUEST : response.statusCode;
    log[DEBUG_PATHS.test(path) ? "debug" : "info"](
      {
        requestId,
        method,
        route: path.replace(FILE_ID, "$1[id]").slice(0, MAX_PATH),
        status,
        bytes: socket.bytesWritten - bytesBefore,
        milliseconds: Math.round(performance.now() - startedAt),
        ...(isAborted && { aborted: true }),
        ...("sec-purpose" in headers && { ahead: true }),
      },
      "request",
    );
    const type = String(response.getHeader("content-type") ?? "");
    if (!isAborted) countVisit({ method, path, status, type, headers });
  });
}
