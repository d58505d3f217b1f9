import { company } from "#content/company.ts";
import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import "#server/env/dot-env.ts";
import { rejectWeakPassword } from "#server/auth/reject-weak-password.ts";
import { getEnv, getSiteUrl } from "#server/env/env.ts";
import { requestContext } from "#server/observability/request-context.ts";
import { receivedRequestId, REQUEST_ID_HEADER } from "#server/observability/request-id.ts";
import { describeMailConfiguration } from "#server/deliveries/mail/mail-configuration.ts";
import { DATA_POLICY, securityHeaders } from "./security-headers.ts";
import { StartError } from "#server/env/start-error.ts";
import { recordResponse } from "./access-log.ts";
import { Connections } from "./connections.ts";
import { logConsole } from "#server/observability/console-log.ts";
import { takeFormFiles } from "./form-files.ts";
import { trustForwardedFor } from "./forwarded-for.ts";
import { KEEP_ALIVE_MS } from "./keep-alive.ts";
import { markLasting, stopBackgroundWork } from "./lifecycle.ts";
import { rejectHosts, rejectRequest, rejectTunnel } from "./reject-request.ts";
import { correctHead } from "./response-head.ts";
import { readRoutes } from "./route-patterns.ts";
import { exitWithError, print, showBuild, type Build } from "./terminal.ts";
import { cutSlowBodies } from "./slow-bodies.ts";
import { rejectSignInFlood } from "./sign-in-slots.ts";
import { stopOnSignals } from "./signals.ts";
import { findMissingPage, findStaticFile, sendStaticFile } from "./send-static-file.ts";
import { listStaticFiles } from "./static-files.ts";
import { STANDALONE_CONFIG } from "./standalone-config.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** 60 MB of files at half a megabit a second. */
const LONGEST_REQUEST_MS = 20 * 60_000;
/** The first descriptor after standard input, output and error. */
const SYSTEMD_SOCKET = 3;
const dev = process.argv.includes("--dev");
const isStandalone = Boolean(process.env[STANDALONE_CONFIG]);

/** Starts Next behind our own server; `build` runs after the environment is checked. Not for serverless hosts. */
export async function serve(build?: Build): Promise<void> {
  const generatedPassword = isStandalone ? undefined : configureAdmin();
  Object.assign(process.env, {
    NODE_ENV: dev ? "development" : "production",
    NEXT_TELEMETRY_DISABLED: "1",
  });
  if (!dev) logConsole();
  await start(generatedPassword, build).catch(exitWithError);
}

async function start(generatedPassword: string | undefined, build?: Build): Promise<void> {
  // Fail before building or listening.
  const { PORT: port, TRUSTED_PROXIES } = getEnv();
  await rejectWeakPassword(getEnv());
  if (!dev && build) await showBuild(build);
  trustForwardedFor();
  markLasting();
  // After NODE_ENV is set, which React and Next read when imported.
  const { default: next } = await import("next");
  const server = createServer({
    requestTimeout: LONGEST_REQUEST_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
  });
  if (!dev) cutSlowBodies(server);
  const connections = new Connections(server);
  // Next needs upgrades for hot reload only; in production they get a dummy server, or the sockets would stay open.
  const httpServer = dev ? server : createServer();
  const app = next({ dev, port, hostname: "localhost", httpServer });
  stopOnSignals(connections, async () => {
    await stopBackgroundWork();
    await app.close();
  });
  await app.prepare();
  const handle = app.getRequestHandler();
  const folders = {
    distDir: join(ROOT, process.env.NEXT_DIST_DIR ?? ".next"),
    publicDir: join(ROOT, "public"),
  };
  const findRoute = await readRoutes(folders.distDir, folders.publicDir);
  const files = await listStaticFiles(folders);

  const isSecure = getSiteUrl().protocol === "https:";
  const headers = new Map(securityHeaders(isSecure).map(({ key, value }) => [key, value]));

  server.on("request", (request, response) => {
    // Next omits these on redirects and errors.
    response.setHeaders(headers);
    const requestId = receivedRequestId(request.headers[REQUEST_ID_HEADER], TRUSTED_PROXIES);
    request.headers[REQUEST_ID_HEADER] = requestId;
    response.setHeader("X-Request-Id", requestId);
    // In development, pages have no policy.
    correctHead(response, dev ? undefined : DATA_POLICY);
    // Without an upgrade listener, Node ignores the header, as RFC 9110, 7.8, allows.
    if (request.headers.upgrade) response.shouldKeepAlive = false;
    // Without a proxy in front, only the Host field names the host.
    if (TRUSTED_PROXIES === 0) delete request.headers["x-forwarded-host"];
    appendForwardedFor(request);
    // The development server logs requests itself.
    if (!dev) recordResponse(request, response, requestId, findRoute);
    if (rejectHosts(request, response)) return;
    const missing = findMissingPage(files, request);
    if (missing) response.statusCode = 404;
    const file = missing ?? findStaticFile(files, request);
    if (file) return sendStaticFile(request, response, file);
    void requestContext().run({ requestId }, async () => {
      const isRejected =
        !dev &&
        (rejectRequest(request, response, findRoute) ||
          (await rejectSignInFlood(request, response)));
      const accepted = isRejected ? undefined : await takeFormFiles(request, response);
      if (accepted) await handle(accepted, response);
    });
  });
  server.on("connect", rejectTunnel);
  if (dev) server.on("upgrade", (_request, socket) => connections.handOver(socket));
  server.once("error", (error: NodeJS.ErrnoException) =>
    exitWithError(
      error.code === "EADDRINUSE"
        ? new StartError(`Port ${port} is taken; set PORT to another one.`)
        : error,
    ),
  );
  // systemd passes its own socket, in which requests wait while the site restarts.
  const isPassed = process.env.LISTEN_PID === String(process.pid);
  server.listen(isPassed ? { fd: SYSTEMD_SOCKET } : { port }, () =>
    announce(`http://localhost:${port}`, generatedPassword),
  );
}

function announce(address: string, generatedPassword: string | undefined): void {
  print(`${company.name} is at ${address}`);
  print(`The inbox is at ${address}/admin/teragus-submissions`);
  const { text, level } = describeMailConfiguration();
  print(text, level);
  if (generatedPassword) print(`Its password, until this server stops: ${generatedPassword}`);
}

/** Returns the temporary password, if one was generated. */
function configureAdmin(): string | undefined {
  process.env.SESSION_SECRET ||= randomBytes(32).toString("base64url");
  const { ADMIN_PASSWORD, ADMIN_PASSWORD_HASH, AUTH_URL } = process.env;
  if (ADMIN_PASSWORD_HASH || ADMIN_PASSWORD || AUTH_URL) return undefined;
  const password = randomBytes(16).toString("base64url");
  process.env.ADMIN_PASSWORD = password;
  return password;
}

function appendForwardedFor(request: IncomingMessage): void {
  const earlier = request.headers["x-forwarded-for"];
  const client = request.socket.remoteAddress ?? "unknown";
  request.headers["x-forwarded-for"] = earlier ? `${String(earlier)}, ${client}` : client;
}
