import { fill, match, type Visit } from "./matching.ts";
import type { Route, Target } from "./build-output.ts";

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
