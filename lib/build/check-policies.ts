/**
 * Reads every prerendered page of a build back with the headers that are sent with it, and fails where one has no
 * policy, or a policy that its scripts fail. Understands what Next's own server reads (`.next`) and Vercel's Build
 * Output: `node lib/build/check-policies.ts <folder>`.
 */
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { refusedScripts } from "./content-security-policy.ts";
import { type Headers, listPrerenderedFiles, readHeaders, routeOf } from "./prerendered-files.ts";

type Page = { name: string; html: string; policy: string | undefined };

const POLICY = "content-security-policy";

/** Checks the build in `folder`, and a host's output in it. Returns a sentence; throws one that names the pages at fault. */
export async function checkPolicies(folder: string): Promise<string> {
  const isOutput = existsSync(join(folder, "config.json"));
  const pages = isOutput ? await readBuildOutput(folder) : await readNextBuild(folder);
  const hosted = join(folder, "output");
  if (!isOutput && existsSync(join(hosted, "config.json")))
    pages.push(...(await readBuildOutput(hosted)));
  const faults = pages.flatMap(faultsOf);
  if (pages.length === 0) faults.push(`There is no prerendered page in ${folder}.`);
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return `${pages.length} prerendered pages carry a policy that runs their scripts.`;
}

function faultsOf({ name, html, policy }: Page): string[] {
  if (!policy) return [`${name} has no Content-Security-Policy.`];
  return refusedScripts(html, policy).map(
    (script) => `The Content-Security-Policy of ${name} refuses its script ${script}`,
  );
}

async function readNextBuild(distDir: string): Promise<Page[]> {
  const files = (await listPrerenderedFiles(distDir)).filter(({ path }) => path.endsWith(".html"));
  const manifest = JSON.parse(await readFile(join(distDir, "prerender-manifest.json"), "utf8")) as {
    routes: Record<string, { initialHeaders?: Headers }>;
  };
  const pages = await Promise.all(
    files.map(async (file) => {
      const html = await readFile(file.path, "utf8");
      const name = routeOf(file);
      const listed = manifest.routes[name];
      return [
        { name, html, policy: (await readHeaders(file))[POLICY] },
        ...(listed
          ? [{ name: `${name} in the manifest`, html, policy: listed.initialHeaders?.[POLICY] }]
          : []),
      ];
    }),
  );
  return pages.flat();
}

async function readBuildOutput(folder: string): Promise<Page[]> {
  const entries = await readdir(folder, { recursive: true });
  const bare = entries.filter((file) => file.startsWith("static/") && file.endsWith(".html"));
  const configs = entries.filter((file) => file.endsWith(".prerender-config.json"));
  const pages = await Promise.all(configs.map((config) => readPrerender(folder, config)));
  return [
    ...pages.flat(),
    ...(await Promise.all(
      bare.map(async (file) => ({
        name: file,
        html: await readFile(join(folder, file), "utf8"),
        policy: undefined,
      })),
    )),
  ];
}

async function readPrerender(folder: string, file: string): Promise<Page[]> {
  const { fallback, initialHeaders } = JSON.parse(await readFile(join(folder, file), "utf8")) as {
    fallback?: string | { fsPath: string } | null;
    initialHeaders?: Headers;
  };
  const path = typeof fallback === "string" ? fallback : fallback?.fsPath;
  if (!path?.endsWith(".html")) return [];
  const html = await readFile(join(folder, dirname(file), path), "utf8");
  return [{ name: file, html, policy: initialHeaders?.[POLICY] }];
}

if (import.meta.main) {
  const [folder = ".next"] = process.argv.slice(2);
  process.stdout.write(`${await checkPolicies(folder)}\n`);
}
