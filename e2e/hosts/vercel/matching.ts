import type { IncomingHttpHeaders } from "node:http";
import type { Condition, Route } from "./build-output.ts";

export type Visit = {
  method: string;
  pathname: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
};

/** A matching rule's captures; undefined if it does not match. */
export function match(route: Route, visit: Visit): Record<string, string> | undefined {
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
export function fill(text: string, captures: Record<string, string>): string {
  return text.replace(/\$(\w+)/g, (whole, name: string) => captures[name] ?? whole);
}
