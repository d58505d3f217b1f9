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

/** A page with every policy that some server sends with it. */
type Page = { name: string; html: string; policies: readonly (string | undefined)[] };

const POLICY = "content-security-policy";

/** Checks the build in `folder`, and a host's output in it. Returns a sentence; throws one that names the pages at fault. */
export async function checkPolicies(folder: string): Promise<string> {
  const isNextBuild = existsSync(join(folder, "prerender-manifest.json"));
  const output = isNextBuild ? join(folder, "output") : folder;
  const pages = isNextBuild ? await readNextBuild(folder) : [];
  const hosted = existsSync(join(output, "config.json")) ? await readBuildOutput(output) : [];
  const faults = [...pages, ...hosted].flatMap(faultsOf);
  if (pages.length + hosted.length === 0) faults.push(`No prerendered page is in ${folder}.`);
  if (faults.length > 0) throw new Error(faults.join("\n"));
  const ofHost = hosted.length > 0 ? ` and ${hosted.length} of the host's output` : "";
  return `${pages.length} prerendered pages${ofHost} carry a policy that runs their scripts.`;
}

function faultsOf({ name, html, policies }: Page): string[] {
  return policies.flatMap((policy) =>
    policy
      ? refusedScripts(html, policy).map((script) => `The policy of ${name} refuses ${script}`)
      : [`${name} has no Content-Security-Policy.`],
  );
}

async function readNextBuild(distDir: string): Promise<Page[]> {
  const files = (await listPrerenderedFiles(distDir)).filter(({ path }) => path.endsWith(".html"));
  const manifest = JSON.parse(await readFile(join(distDir, "prerender-manifest.json"), "utf8")) as {
    routes: Record<string, { initialHeaders?: Headers }>;
  };
  return Promise.all(
    files.map(async (file) => {
      const name = routeOf(file);
      const listed = manifest.routes[name];
      const own = (await readHeaders(file))[POLICY];
      return {
        name,
        html: await readFile(file.path, "utf8"),
        policies: listed ? [own, listed.initialHeaders?.[POLICY]] : [own],
      };
    }),
  );
}

async function readBuildOutput(folder: string): Promise<Page[]> {
  const entries = await readdir(folder, { recursive: true });
  const configs = entries.filter((file) => file.endsWith(".prerender-config.json"));
  // A bare file has no headers of its own.
  const bare = entries.filter((file) => file.startsWith("static/") && file.endsWith(".html"));
  const pages = await Promise.all([
    ...configs.map((file) => readPrerender(folder, file)),
    ...bare.map(async (name) => {
      const html = await readFile(join(folder, name), "utf8");
      return [{ name, html, policies: [undefined] }];
    }),
  ]);
  return pages.flat();
}

async function readPrerender(folder: string, name: string): Promise<Page[]> {
  const { fallback, initialHeaders } = JSON.parse(await readFile(join(folder, name), "utf8")) as {
    fallback: string | null;
    initialHeaders?: Headers;
  };
  if (!fallback?.endsWith(".html")) return [];
  const html = await readFile(join(folder, dirname(name), fallback), "utf8");
  return [{ name, html, policies: [initialHeaders?.[POLICY]] }];
}

if (import.meta.main) {
  const [folder = ".next"] = process.argv.slice(2);
  process.stdout.write(`${await checkPolicies(folder)}\n`);
}
