import type { IncomingHttpHeaders } from "node:http";
import { existsSync } from "node:fs";
import { readFile, realpath } from "node:fs/promises";
import { join } from "node:path";

/** On a request's header, cookie, query or host. */
export type Condition = { type: string; key?: string; value?: string };

/** A route of `config.json` (Build Output API, version 3). */
export type Route = {
  handle?: string;
  src?: string;
  dest?: string;
  headers?: Record<string, string>;
  methods?: string[];
  status?: number;
  continue?: boolean;
  check?: boolean;
  important?: boolean;
  caseSensitive?: boolean;
  has?: Condition[];
  missing?: Condition[];
  middlewarePath?: string;
};

export type Prerender = {
  fallback: string | null;
  initialHeaders?: Record<string, string>;
  initialStatus?: number;
  experimentalBypassFor?: Condition[];
};

/** A file, or a function with its prerendered content. */
export type Target =
  | { kind: "file"; path: string; contentType: string | undefined }
  | { kind: "function"; folder: string; prerender: Prerender | undefined; base: string };

type Overrides = Record<string, { path?: string; contentType?: string }>;

export async function readOutput(folder: string) {
  const { routes, overrides = {} } = JSON.parse(
    await readFile(join(folder, "config.json"), "utf8"),
  ) as { routes: Route[]; overrides?: Overrides };
  const overridden = new Map(Object.entries(overrides).map(([file, to]) => [to.path, file]));

  return {
    routes,
    async find(pathname: string): Promise<Target | undefined> {
      const name = decodeURIComponent(pathname).replace(/^\/|\/$/g, "") || "index";
      const file = overridden.get(name) ?? name;
      const path = join(folder, "static", file);
      if (!path.startsWith(folder)) return undefined;
      if (existsSync(path) && !(await isFolder(path)))
        return { kind: "file", path, contentType: overrides[file]?.contentType };
      const base = join(folder, "functions", name);
      if (!existsSync(`${base}.func`)) return undefined;
      const config = `${base}.prerender-config.json`;
      const prerender = existsSync(config)
        ? (JSON.parse(await readFile(config, "utf8")) as Prerender)
        : undefined;
      return { kind: "function", folder: await realpath(`${base}.func`), prerender, base };
    },
  };
}

async function isFolder(path: string): Promise<boolean> {
  return readFile(path).then(
    () => false,
    (error: NodeJS.ErrnoException) => error.code === "EISDIR",
  );
}

export type Visit = {
  method: string;
  pathname: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
};

/** A matching rule's captures; undefined if it does not match. */
function match(route: Route, visit: Visit): Record<string, string> | undefined {
  if (route.src === undefined) return undefined;
  if (route.methods && !route.methods.includes(visit.method)) return undefined;
  // A rule matches the whole URL.
  const source = `^${route.src.replace(/^\^|\$$/g, "")}$`;
  const found = new RegExp(source, route.caseSensitive ? "" : "i").exec(visit.pathname);
  if (!found) return undefined;
  const captures: Record<string, string> = { ...found.groups };
  found.forEach((value, index) => {
    captures[index] = value ?? "";
  });
  for (const condition of route.has ?? []) {
    const more = holds(condition, visit);
    if (!more) return undefined;
    Object.assign(captures, more);
  }
  if (route.missing?.some((condition) => holds(condition, visit))) return undefined;
  return captures;
}

/** A condition's named captures; undefined if it does not hold. */
export function holds(
  { type, key = "", value }: Condition,
  visit: Visit,
): Record<string, string> | undefined {
  const actual = valueOf(type, key, visit);
  if (actual === undefined) return undefined;
  if (value === undefined) return {};
  const found = new RegExp(`^${value}$`).exec(actual);
  return found ? { ...found.groups } : undefined;
}

function valueOf(type: string, key: string, { headers, query }: Visit): string | undefined {
  if (type === "host") return headers.host;
  if (type === "query") return query.get(key) ?? undefined;
  if (type === "header") return headers[key.toLowerCase()]?.toString();
  const cookie = headers.cookie?.split("; ").find((part) => part.startsWith(`${key}=`));
  return cookie?.slice(key.length + 1);
}

/** Replaces `$1` and `$name` in a destination or header value. */
function fill(text: string, captures: Record<string, string>): string {
  return text.replace(/\$(\w+)/g, (whole, name: string) => captures[name] ?? whole);
}

/** A target, or a response given by the rules. */
export type Decision = {
  target: Target | undefined;
  pathname: string;
  query: URLSearchParams;
  status: number | undefined;
  headers: Record<string, string>;
};

type Find = (pathname: string) => Promise<Target | undefined>;
/** Calls the middleware, which may respond or rewrite the URL. */
export type Ask<Result> = (
  path: string,
  visit: Visit,
  headers: Record<string, string>,
) => Promise<{ response: Result } | { address: URL } | undefined>;

/** Splits the rules at their `handle` entries; the first phase is "". */
function phasesOf(routes: readonly Route[]): Map<string, Route[]> {
  const phases = new Map<string, Route[]>([["", []]]);
  let current = "";
  for (const route of routes) {
    if (route.handle) phases.set((current = route.handle), []);
    else phases.get(current)?.push(route);
  }
  return phases;
}

/** Applies the rules phase by phase, in the Build Output API's order. */
export function createRouter(routes: readonly Route[], find: Find) {
  const phases = phasesOf(routes);

  return async function decide<Result>(
    visit: Visit,
    ask: Ask<Result>,
  ): Promise<Decision | { response: Result }> {
    const { pathname, query } = visit;
    const decision: Decision = {
      target: undefined,
      status: undefined,
      headers: {},
      pathname,
      query,
    };
    let asked = false;

    for (const route of phases.get("") ?? []) {
      const captures = match(route, { ...visit, ...place(decision) });
      if (!captures) continue;
      // It has one rule per matcher but runs once.
      if (route.middlewarePath && !asked) {
        asked = true;
        const asks = await ask(route.middlewarePath, visit, decision.headers);
        if (asks && "response" in asks) return asks;
        if (asks) {
          visit.pathname = decision.pathname = asks.address.pathname;
          visit.query = decision.query = asks.address.searchParams;
        }
      }
      apply(route, captures, decision);
      if (decision.headers.Location) return decision;
      if (!route.continue) break;
    }
    for (const phase of ["filesystem", "rewrite", "miss"]) {
      decision.target = await find(decision.pathname);
      for (const route of decision.target ? [] : (phases.get(phase) ?? [])) {
        const captures = match(route, { ...visit, ...place(decision) });
        if (!captures) continue;
        apply(route, captures, decision);
        if (route.check) decision.target = await find(decision.pathname);
        if (decision.target || !route.continue) break;
      }
      if (decision.target) break;
    }
    if (decision.status === undefined && decision.target) hit(visit, decision);
    else await fail(visit, decision);
    return decision;
  };

  function hit(visit: Visit, decision: Decision): void {
    for (const route of phases.get("hit") ?? []) {
      const captures = match(route, { ...visit, ...place(decision) });
      if (captures) apply(route, captures, decision);
    }
  }

  async function fail(visit: Visit, decision: Decision): Promise<void> {
    decision.status ??= 404;
    const { status } = decision;
    const route = phases.get("error")?.find((rule) => rule.status === status);
    const captures = route && match(route, { ...visit, ...place(decision) });
    if (!route || !captures) return;
    apply(route, captures, decision);
    decision.target = await find(decision.pathname);
  }
}

function place({ pathname, query }: Decision) {
  return { pathname, query };
}

function apply(route: Route, captures: Record<string, string>, decision: Decision): void {
  for (const [name, value] of Object.entries(route.headers ?? {}))
    decision.headers[name] = fill(value, captures);
  if (route.status) decision.status = route.status;
  if (!route.dest) return;
  const [pathname = "", query = ""] = fill(route.dest, captures).split("?");
  decision.pathname = pathname;
  decision.query = new URLSearchParams([...decision.query, ...new URLSearchParams(query)]);
}
