import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import "#server/env/dot-env.ts";
import { refuseWeakPassword } from "#server/auth/refuse-weak-password.ts";
import { getEnv, getSiteUrl } from "#server/env/env.ts";
import { requestContext } from "#server/observability/request-context.ts";
import { receivedRequestId, REQUEST_ID_HEADER } from "#server/observability/request-id.ts";
import { describeMailConfiguration } from "#server/deliveries/mail/mail-configuration.ts";
import { securityHeaders } from "./security-headers.ts";
import { StartError } from "#server/env/start-error.ts";
import { recordAnswer } from "./access-log.ts";
import { Connections } from "./connections.ts";
import { logConsole } from "#server/observability/console-log.ts";
import { takeFormFiles } from "./form-files.ts";
import { trustForwardedFor } from "./forwarded-for.ts";
import { KEEP_ALIVE_MS } from "./keep-alive.ts";
import { markLasting, stopBackgroundWork } from "./lifecycle.ts";
import { refuseRequest, refuseTunnel } from "./refuse-request.ts";
import { readRoutes } from "./route-patterns.ts";
import { exitWithError, print, showBuild, type Build } from "./terminal.ts";
import { stopOnSignals } from "./signals.ts";
import { findStaticFile, sendStaticFile } from "./send-static-file.ts";
import { listStaticFiles } from "./static-files.ts";
import { STANDALONE_CONFIG } from "./standalone-config.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** What a form with 60 MB of files takes over half a megabit a second. */
const LONGEST_REQUEST_MS = 20 * 60_000;
const dev = process.argv.includes("--dev");
const isStandalone = Boolean(process.env[STANDALONE_CONFIG]);

/**
 * Starts the site: `next start`, or `next dev` with `--dev`, plus what those cannot do. The server appends the client's
 * socket address to X-Forwarded-For as any proxy does, prints a temporary admin password if none is configured, sends
 * prerendered files without asking Next, gives every request an id and a log line, and shuts down gracefully. `build`
 * runs after the environment is checked. On a serverless host none of this runs.
 */
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
  // Before anything is built or listens.
  const { PORT: port, TRUSTED_PROXIES } = getEnv();
  await refuseWeakPassword(getEnv());
  if (!dev && build) await showBuild(build);
  trustForwardedFor();
  markLasting();
  // After NODE_ENV is set: React and Next choose their files by it when they are first imported.
  const { default: next } = await import("next");
  const server = createServer({
    requestTimeout: LONGEST_REQUEST_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
  });
  const connections = new Connections(server);
  // Next listens there for upgrades. Hot reload needs them; in production nothing speaks another protocol, and what it
  // did not know it would leave open.
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
    // Next gives them to what its configuration knows, and not to redirections and refusals.
    response.setHeaders(headers);
    const requestId = receivedRequestId(request.headers[REQUEST_ID_HEADER], TRUSTED_PROXIES);
    request.headers[REQUEST_ID_HEADER] = requestId;
    response.setHeader("X-Request-Id", requestId);
    // Without a listener for it Node ignores a wish for another protocol, as RFC 9110, 7.8, allows.
    if (request.headers.upgrade) response.shouldKeepAlive = false;
    appendForwardedFor(request);
    // A development server writes lines of its own.
    if (!dev) recordAnswer(request, response, requestId, findRoute);
    const file = findStaticFile(files, request);
    if (file) return sendStaticFile(request, response, file);
    void requestContext().run({ requestId }, async () => {
      const isRefused = !dev && refuseRequest(request, response, findRoute);
      const answerable = isRefused ? undefined : await takeFormFiles(request, response);
      if (answerable) await handle(answerable, response);
    });
  });
  server.on("connect", refuseTunnel);
  if (dev) server.on("upgrade", (_request, socket) => connections.handOver(socket));
  server.once("error", (error: NodeJS.ErrnoException) =>
    exitWithError(
      error.code === "EADDRINUSE"
        ? new StartError(`Port ${port} is taken; set PORT to another one.`)
        : error,
    ),
  );
  server.listen(port, () => announce(`http://localhost:${port}`, generatedPassword));
}

function announce(address: string, generatedPassword: string | undefined): void {
  print(`Teragus is at ${address}`);
  print(`The inbox is at ${address}/admin/teragus-submissions`);
  const { text, level } = describeMailConfiguration();
  print(text, level);
  if (generatedPassword) print(`Its password, until this server stops: ${generatedPassword}`);
}

/** Completes the admin's configuration for a start by hand; returns the password that it made, if it made one. */
function configureAdmin(): string | undefined {
  process.env.SESSION_SECRET ||= randomBytes(32).toString("base64url");
  const { ADMIN_PASSWORD, ADMIN_PASSWORD_HASH, AUTH_URL } = process.env;
  if (ADMIN_PASSWORD_HASH || ADMIN_PASSWORD || AUTH_URL) return undefined;
  const password = randomBytes(12).toString("base64url");
  process.env.ADMIN_PASSWORD = password;
  return password;
}

function appendForwardedFor(request: IncomingMessage): void {
  const earlier = request.headers["x-forwarded-for"];
  const client = request.socket.remoteAddress ?? "unknown";
  request.headers["x-forwarded-for"] = earlier ? `${String(earlier)}, ${client}` : client;
}
