import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { ACCOUNT_ROUTES } from "./auth-account.ts";
import { AuthProblem, type AuthCall, type AuthReply } from "./auth-call.ts";
import { createTestAuthKeys } from "./auth-keys.ts";
import { SIGN_IN_ROUTES } from "./auth-sign-in.ts";
import { TestAuthState } from "./auth-state.ts";
import { readDescription, type Finding } from "./description.ts";
import type { Exchange } from "./exchange.ts";

/** Speaks the auth service's protocol on loopback. */
export type TestAuthService = {
  /** For `AUTH_URL`. */
  url: string;
  publishableKey: string;
  state: TestAuthState;
  /** Every response in order, with its operation. */
  exchanges: (Exchange & { operation: string; atMs: number })[];
  /** The exceptions that were used. */
  exceptions: Set<string>;
  /** Simulates outages: overrides an operation's response until called with undefined. */
  respondWith: (operation: string, reply: AuthReply | undefined) => void;
  /** Stops it; rejects with every exchange that violates the published description. */
  stop: () => Promise<void>;
};

const ROUTES = { ...SIGN_IN_ROUTES, ...ACCOUNT_ROUTES };
const VERSION = "x-supabase-api-version";

/** On `port` or any; add accounts to `state`. */
export async function startTestAuthService(port = 0): Promise<TestAuthService> {
  const describe = await readDescription();
  const server = createServer().listen(port, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/auth/v1`;
  const state = new TestAuthState(url, await createTestAuthKeys(url));
  const publishableKey = "sb_publishable_of_the_tests";
  const replaced = new Map<string, AuthReply>();
  const exchanges: TestAuthService["exchanges"] = [];
  const findings: Finding[] = [];

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    allowOrigins(request, response);
    if (request.method === "OPTIONS") return void response.writeHead(204).end();
    const { path, query, sent } = await read(request);
    const operation = routeOf(request.method ?? "", path);
    const given = operation ? replaced.get(operation) : undefined;
    const call = { state, body: sent ?? {}, query: new URLSearchParams(query) };
    const reply =
      given ??
      (request.headers.apikey === publishableKey
        ? await run(operation, path, { ...call, authorization: request.headers.authorization })
        : new AuthProblem(401, "no_authorization", "No API key found in request"));
    const { status, body, headers = {} } = inItsForm(reply, request.headers[VERSION]);
    const exchange = {
      method: request.method ?? "",
      path,
      query,
      sent,
      status,
      headers,
      responseBody: body,
    };
    const atMs = Date.now();
    if (given) exchanges.push({ ...exchange, operation: operation ?? path, atMs });
    else {
      const finding = describe(exchange);
      findings.push(finding);
      exchanges.push({ ...exchange, operation: operation ?? finding.operation, atMs });
    }
    const isText = typeof body === "string";
    response.writeHead(status, {
      "content-type": isText ? "text/html" : "application/json",
      ...headers,
    });
    response.end(isText ? body : body && JSON.stringify(body));
  };
  server.on("request", (request, response) => {
    handle(request, response).catch((error: unknown) => {
      findings.push({ operation: "", problems: [String(error)], exceptions: [] });
      response.writeHead(500).end();
    });
  });

  return {
    url,
    publishableKey,
    state,
    exchanges,
    get exceptions() {
      return new Set(findings.flatMap(({ exceptions }) => exceptions));
    },
    respondWith: (operation, reply) =>
      void (reply ? replaced.set(operation, reply) : replaced.delete(operation)),
    stop: async () => {
      server.close();
      server.closeAllConnections();
      const problems = findings.flatMap((finding) => finding.problems);
      if (problems.length > 0)
        throw new Error(["Outside the description:", ...problems].join("\n"));
    },
  };
}

async function read(request: IncomingMessage) {
  const { pathname, searchParams } = new URL(request.url ?? "", "http://service");
  const body = await text(request);
  const sent = body ? (JSON.parse(body) as Record<string, unknown>) : undefined;
  const path = pathname.replace(/^\/auth\/v1/, "");
  return { path, query: Object.fromEntries(searchParams), sent };
}

function routeOf(method: string, path: string): string | undefined {
  return Object.keys(ROUTES).find((route) => paramsOf(route, `${method} ${path}`));
}

async function run(
  operation: string | undefined,
  path: string,
  call: Omit<AuthCall, "params">,
): Promise<AuthReply | AuthProblem> {
  const handler = operation && ROUTES[operation];
  if (!handler) return new AuthProblem(404, "unknown", "Not found");
  const [method = ""] = operation.split(" ");
  try {
    return await handler({ ...call, params: paramsOf(operation, `${method} ${path}`) ?? {} });
  } catch (error) {
    if (error instanceof AuthProblem) return error;
    throw error;
  }
}

function paramsOf(route: string, target: string): Record<string, string> | undefined {
  const pattern = route.replaceAll(".", "\\.").replace(/\{(\w+)\}/g, "(?<$1>[\\da-f-]{36})");
  const match = new RegExp(`^${pattern}$`).exec(target);
  return match ? { ...match.groups } : undefined;
}

/** Formats an error for the client's API version. */
function inItsForm(reply: AuthReply | AuthProblem, version: unknown): AuthReply {
  if (!(reply instanceof AuthProblem)) return reply;
  const { status, code, message, more } = reply;
  if (version !== "2024-01-01")
    return { status, body: { code: status, error_code: code, msg: message, ...more } };
  return { status, body: { code, message, ...more }, headers: { [VERSION]: version } };
}

function allowOrigins({ headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader("access-control-allow-origin", headers.origin ?? "*");
  response.setHeader("access-control-allow-methods", "GET, POST, PUT, DELETE");
  response.setHeader("access-control-expose-headers", VERSION);
  const asked = headers["access-control-request-headers"];
  if (asked) response.setHeader("access-control-allow-headers", asked);
}
