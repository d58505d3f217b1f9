import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { parseSync } from "oxc-parser";
import { expect, it } from "vitest";

type Import = { file: string; isType: boolean; isDynamic: boolean };
type SourceFile = { directives: string[]; exports: string[]; imports: Import[] };

const files = new Map(
  globSync(["*.ts", "{app,components,content,db,e2e,lib,scripts,server,studio}/**/*.{ts,tsx}"], {
    exclude: ["**/node_modules/**"],
  }).map((file): [string, SourceFile] => [file, readSource(file)]),
);
const NEXT_FILE =
  /\/(page|layout|route|error|not-found|opengraph-image)\.(?:[\w-]+\.)?tsx?$|^(proxy|instrumentation)\.ts$/;
const isProduct = (file: string) =>
  /^(app|components|content|db|lib|server)\//.test(file) && !/\.test\.|\/test-/.test(file);
const product = [...files.keys()].filter(isProduct);
const importsOf = (file: string) => files.get(file)?.imports ?? [];
const importedFiles = (file: string) => importsOf(file).map((found) => found.file);
const hasDirective = (file: string, name: string) => files.get(file)?.directives.includes(name);

it("has no import cycles between files", () => {
  expect(circlesIn(files.keys(), importedFiles)).toEqual([]);
});

it("has no import cycles between folders", () => {
  const folders = Map.groupBy(product, dirname);
  const importedBy = (folder: string) =>
    new Set(folders.get(folder)?.flatMap(importedFiles).map(dirname)).difference(new Set([folder]));
  expect(circlesIn(folders.keys(), importedBy)).toEqual([]);
});

it("has unique file names in the product", () => {
  const named = product.filter((file) => !NEXT_FILE.test(file));
  const stems = Map.groupBy(named, (file) => basename(file).replace(/\.tsx?$/, ""));
  expect([...stems.values()].filter((same) => same.length > 1)).toEqual([]);
});

/** What the name of a file ends with where the business is. Queries and mutations alone use the database. */
const ROLE = /-(?:(queries|mutations)|action|client|document|format|mail|parts|policy|worker)\./;
/** Infrastructure folders, and two programs of their own. */
const WITHOUT_ROLES =
  /^server\/(?:background|env|http|languages|limits|observability|seo|image-generation\/(?:prompt-parser|renderer))\//;
const DATABASE = /^db\/(?!deadline|second-attempt)/;
const business = product.filter((file) => /^(?:db|server)\/.+\//.test(file));

it("names files by their roles, of which two alone use the database", () => {
  const wrong = business.filter((file) => {
    const [role, mayUseDatabase] = ROLE.exec(file) ?? [];
    if (importsOf(file).some((found) => !found.isType && DATABASE.test(found.file)))
      return !mayUseDatabase;
    return !role && !WITHOUT_ROLES.test(file);
  });
  expect(wrong).toEqual([]);
});

/** The beginnings of a name's words: `reservation-mutations` and `reserveFile` share one. */
const stemsOf = (name: string) =>
  (name.match(/[A-Z]?[a-z]+/g) ?? []).map((word) => word.slice(0, 4).toLowerCase());

it("keeps a capability to twelve files, each of which exports what its name says", () => {
  const capabilities = [...Map.groupBy(business, dirname)];
  expect(capabilities.filter(([, own]) => own.length > 12)).toEqual([]);
  const misnamed = business.filter((file) => {
    const exported = files.get(file)?.exports.flatMap(stemsOf);
    return !stemsOf(basename(file).replace(/\..*/, "")).some((stem) => exported?.includes(stem));
  });
  expect(misnamed).toEqual([]);
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

it.each([
  ["components/quote-request/submit-action.ts", 60],
  ["app/api/admin/submissions/route.ts", 60],
  ["app/(site)/privacy/page.tsx", 60],
])("loads few files for %s", (root, limit) => {
  const reached = new Set([root]);
  for (const file of reached)
    for (const imported of importsOf(file))
      if (!imported.isDynamic && files.has(imported.file)) reached.add(imported.file);
  expect(reached.size).toBeGreaterThan(30);
  expect(reached.size).toBeLessThanOrEqual(limit);
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
    exports: module.staticExports.flatMap(({ entries }) =>
      entries.map(({ exportName }) => exportName.name ?? ""),
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
