/**
 * The site's own server: `next start`, or `next dev` with `--dev`, plus what those cannot do. It appends the client's
 * socket address to X-Forwarded-For as any proxy does, builds when the build is missing or stale, and prints an admin
 * password where none is configured, and answers 304 for documents. On a serverless host none of this runs; the host
 * does the first and the last.
 */
import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import { answerConditionally } from "./conditional.ts";
import { vouchForForwardedFor } from "./forwarded-for.ts";

const dev = process.argv.includes("--dev");
const port = Number(process.env.PORT || 3000);
const address = `http://localhost:${port}`;
const isStandalone = Boolean(process.env.__NEXT_PRIVATE_STANDALONE_CONFIG);
const generatedPassword = isStandalone ? undefined : configureAdmin();
Object.assign(process.env, {
  NODE_ENV: dev ? "development" : "production",
  NEXT_TELEMETRY_DISABLED: "1",
});

if (!dev && !isStandalone) {
  const { ensureBuild } = await import("../build/build.ts");
  await ensureBuild();
}
vouchForForwardedFor();

// After NODE_ENV is set: React and Next choose their files by it when they are first imported.
const { default: next } = await import("next");
const app = next({ dev, port, hostname: "localhost" });
const server = createServer((request, response) => {
  appendForwardedFor(request);
  answerConditionally(request, response);
  void handle(request, response);
});
await app.prepare();
const handle = app.getRequestHandler();
server.on(
  "upgrade",
  (request, socket, head) => void app.getUpgradeHandler()(request, socket, head),
);
server.once("error", (error: NodeJS.ErrnoException) => {
  const hint =
    error.code === "EADDRINUSE" ? `Port ${port} is taken; set PORT to another one.` : error.message;
  process.stderr.write(`${hint}\n`);
  process.exit(1);
});
server.listen(port, () => {
  const lines = [
    `Teragus is at ${address}`,
    `The inbox is at ${address}/admin/teragus-submissions`,
  ];
  if (generatedPassword) lines.push(`Its password, until this server stops: ${generatedPassword}`);
  process.stdout.write(`${lines.join("\n")}\n`);
});

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, stop);
// The launcher is gone, whatever ended it, and its database may go with it.
process.once("disconnect", stop);

function stop(): void {
  server.close(() => process.exit(0));
  server.closeIdleConnections();
  setTimeout(() => process.exit(0), 5_000).unref();
}

/** Completes the admin's configuration for a start by hand; returns the password that it made, if it made one. */
function configureAdmin(): string | undefined {
  process.env.SESSION_SECRET ||= randomBytes(32).toString("base64url");
  if (process.env.ADMIN_PASSWORD_HASH || process.env.ADMIN_PASSWORD) return undefined;
  const password = randomBytes(12).toString("base64url");
  process.env.ADMIN_PASSWORD = password;
  return password;
}

function appendForwardedFor(request: IncomingMessage): void {
  const earlier = request.headers["x-forwarded-for"];
  const client = request.socket.remoteAddress ?? "unknown";
  request.headers["x-forwarded-for"] = earlier ? `${String(earlier)}, ${client}` : client;
}
