import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isForNext } from "#lib/server/http-server/static-site/for-next.ts";
import { securityHeaders } from "#lib/server/security-headers.ts";
import type { Headers } from "./prerendered-files.ts";

type Pattern = { regex: string };
type HeaderRule = Pattern & { headers: { key: string; value: string }[] };
type Matcher = { regexp: string; has?: { type: string; key?: string }[]; missing?: unknown };
type Routes = {
  headers: HeaderRule[];
  redirects: Pattern[];
  rewrites: { beforeFiles: Pattern[] };
  rsc: { varyHeader: string };
};
type Functions = { functions: { "/_middleware"?: { matchers: Matcher[] } } };

/** What a build says of how Next answers what lies in a file. */
export type NextRules = {
  /** The fields that its configuration gives an address, without those that the server gives every answer by itself. */
  headersOf: (address: string) => Headers;
  /** Whether something comes between an address and its file: a redirection, or a rendering with `proxy.ts`. */
  isTaken: (address: string) => boolean;
  /** The fields by which a page's address answers a document or its scripts' data. */
  vary: string;
};

/** What Next says of a rule that holds for whatever its pattern fits. */
const HEADER_RULE = new Set(["source", "headers", "regex"]);
const EVERYWHERE = new Map(securityHeaders(true).map(({ key, value }) => [key, value]));

/** Reads the rules of the build in `distDir`. Throws where one is of a kind that the server, which does without Next, can't follow. */
export async function readNextRules(distDir: string): Promise<NextRules> {
  const routes = await readJson<Routes>(join(distDir, "routes-manifest.json"));
  const { functions } = await readJson<Functions>(
    join(distDir, "server/functions-config-manifest.json"),
  );
  const matchers = functions["/_middleware"]?.matchers ?? [];
  refuseUnknown(routes.headers, matchers);
  // On a condition `proxy.ts` sees only requests that the server leaves to Next.
  const always = matchers.filter(({ has }) => !has).map(({ regexp }) => regexp);
  const before = [...routes.redirects, ...routes.rewrites.beforeFiles].map(({ regex }) => regex);
  const taken = [...always, ...before].map((pattern) => new RegExp(pattern));
  const rules = routes.headers.map(({ regex, headers }) => ({
    pattern: new RegExp(regex),
    fields: headers.filter(({ key, value }) => EVERYWHERE.get(key) !== value),
  }));
  return {
    headersOf: (address) =>
      Object.fromEntries(
        rules
          .filter(({ pattern }) => pattern.test(address))
          .flatMap(({ fields }) => fields.map(({ key, value }) => [key.toLowerCase(), value])),
      ),
    isTaken: (address) => taken.some((pattern) => pattern.test(address)),
    vary: routes.rsc.varyHeader,
  };
}

function refuseUnknown(rules: readonly HeaderRule[], matchers: readonly Matcher[]): void {
  const odd = rules.flatMap((rule) => Object.keys(rule).filter((key) => !HEADER_RULE.has(key)));
  if (odd.length > 0)
    throw new Error(`The server can't follow headers() of next.config.ts: ${odd.join(", ")}.`);
  const unknown = matchers.filter(
    ({ has = [], missing }) =>
      missing || has.some(({ type, key }) => type !== "header" || !isForNext(key ?? "")),
  );
  if (unknown.length > 0)
    throw new Error(
      `The server can't follow the matcher of proxy.ts: ${JSON.stringify(unknown)}. ` +
        "A header field that it asks for belongs into static-site/for-next.ts.",
    );
}

async function readJson<Content>(path: string): Promise<Content> {
  return JSON.parse(await readFile(path, "utf8")) as Content;
}
