import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { parseSync } from "oxc-parser";
import { expect, it } from "vitest";

type Import = { file: string; isType: boolean; isDynamic: boolean };
type SourceFile = { directives: string[]; imports: Import[] };

const files = new Map(
  globSync(["*.ts", "{app,components,content,db,e2e,lib,scripts,server,studio}/**/*.{ts,tsx}"], {
    exclude: ["**/node_modules/**"],
  }).map((file): [string, SourceFile] => [file, readSource(file)]),
);
const NEXT_FILE =
  /\/(page|layout|route|error|not-found|opengraph-image)\.(?:[\w-]+\.)?tsx?$|^(proxy|instrumentation)\.ts$/;
const isProduct = (file: string) =>
  /^(app|components|content|db|lib|server)\//.test(file) && !/\.test\.|\/test-/.test(file);
const importsOf = (file: string) => files.get(file)?.imports ?? [];
const importedFiles = (file: string) => importsOf(file).map((found) => found.file);
const hasDirective = (file: string, directive: string) =>
  files.get(file)?.directives.includes(directive) ?? false;

it("finds files and their imports", () => {
  expect(files.size).toBeGreaterThan(300);
  expect(importedFiles("app/(site)/page.tsx")).toContain("content/pages/home.ts");
});

it("has no import cycles between files", () => {
  expect(circlesIn(files.keys(), importedFiles)).toEqual([]);
});

it("has no import cycles between folders", () => {
  const folders = new Map<string, Set<string>>();
  for (const [file, { imports }] of files) {
    if (!isProduct(file)) continue;
    const targets = folders.get(dirname(file)) ?? new Set();
    folders.set(dirname(file), targets);
    for (const { file: imported } of imports)
      if (dirname(imported) !== dirname(file)) targets.add(dirname(imported));
  }
  expect(circlesIn(folders.keys(), (folder) => folders.get(folder) ?? [])).toEqual([]);
});

it("has unique file names in the product", () => {
  const stems = Map.groupBy(
    [...files.keys()].filter((file) => isProduct(file) && !NEXT_FILE.test(file)),
    (file) => basename(file).replace(/\.tsx?$/, ""),
  );
  expect([...stems.values()].filter((same) => same.length > 1)).toEqual([]);
});

/** What the name of a file ends with, where it is named by its role. */
const ROLE = /-(?:(queries|mutations)|action|policy|worker|client|format|document)\.tsx?$/;
const DATABASE = /^db\/(?!deadline|second-attempt)/;

it("names files by their roles, of which two alone use the database", () => {
  const named = [...files.keys()].filter(
    (file) => /^server\/(files|quote-requests)\//.test(file) && isProduct(file),
  );
  const wrong = named.filter((file) => {
    const [role, mayUseDatabase] = ROLE.exec(file) ?? [];
    const uses = importsOf(file).some((found) => !found.isType && DATABASE.test(found.file));
    return !role || (uses && !mayUseDatabase);
  });
  expect(wrong).toEqual([]);
});

it("keeps server actions in files of their own", () => {
  const withActions = [...files.keys()].filter((file) =>
    /^\s*["']use server["']/m.test(readFileSync(file, "utf8")),
  );
  expect(withActions).not.toEqual([]);
  expect(withActions.filter((file) => !hasDirective(file, "use server"))).toEqual([]);
});

it("keeps server-only code out of client components", () => {
  const roots = [...files.keys()].filter((file) => hasDirective(file, "use client"));
  expect(roots.length).toBeGreaterThan(5);
  const reached = roots.flatMap((root) => pathsToServer(root).map((path) => path.join(" → ")));
  expect(reached).toEqual([]);
});

it("loads few files to receive a quote request", () => {
  const reached = new Set(["components/quote-request/actions.ts"]);
  for (const file of reached)
    for (const imported of importsOf(file)) if (!imported.isDynamic) reached.add(imported.file);
  expect(reached.size).toBeLessThanOrEqual(60);
});

function readSource(file: string): SourceFile {
  const source = readFileSync(file, "utf8");
  const { module, program } = parseSync(file, source);
  const fixed = [...module.staticImports, ...module.staticExports].flatMap((statement) =>
    "moduleRequest" in statement
      ? {
          specifier: statement.moduleRequest.value,
          isType: statement.entries.length > 0 && statement.entries.every(({ isType }) => isType),
        }
      : statement.entries.flatMap(({ moduleRequest, isType }) =>
          moduleRequest ? { specifier: moduleRequest.value, isType } : [],
        ),
  );
  const dynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    specifier: source.slice(start + 1, end - 1),
    isType: false,
    isDynamic: true,
  }));
  return {
    directives: program.body.flatMap((node) =>
      "directive" in node && node.directive ? node.directive : [],
    ),
    imports: [...fixed.map((found) => ({ ...found, isDynamic: false })), ...dynamic].flatMap(
      ({ specifier, ...found }) => {
        if (specifier.startsWith("#")) return { file: specifier.slice(1), ...found };
        return specifier.startsWith(".") ? { file: join(dirname(file), specifier), ...found } : [];
      },
    ),
  };
}

/** The first import cycle found through each file or folder. */
function circlesIn(
  roots: Iterable<string>,
  importedBy: (name: string) => Iterable<string>,
): string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, path: string[]) => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(" → "));
    if (done.has(file) || path.includes(file)) return;
    for (const imported of importedBy(file)) visit(imported, [...path, file]);
    done.add(file);
  };
  for (const root of roots) visit(root, []);
  return circles;
}

/** Import paths by which a client component would load a server module; server actions excepted. */
function pathsToServer(root: string): string[][] {
  const seen = new Set([root]);
  const found: string[][] = [];
  const visit = (file: string, path: string[]) => {
    for (const { file: imported, isType } of importsOf(file)) {
      if (isType || seen.has(imported) || hasDirective(imported, "use server")) continue;
      seen.add(imported);
      const way = [...path, imported];
      if (/^(db|server)\//.test(imported)) found.push(way);
      else visit(imported, way);
    }
  };
  visit(root, [root]);
  return found;
}
