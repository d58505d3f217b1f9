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
