import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

type LockedPackage = {
  integrity?: string;
  inBundle?: boolean;
  resolved?: string;
  optionalDependencies?: Record<string, string>;
};

const lockFiles = globSync("{,e2e/**/,server/**/}package-lock.json", {
  exclude: ["**/node_modules/**"],
}).map((file): [string, Map<string, LockedPackage>] => {
  const { packages } = JSON.parse(readFileSync(file, "utf8")) as {
    packages: Record<string, LockedPackage>;
  };
  return [file, new Map(Object.entries(packages))];
});

it("finds the lock files", () => {
  expect(lockFiles.map(([file]) => file)).toContain("package-lock.json");
  expect(lockFiles).toHaveLength(2);
});

it.each(lockFiles)("knows the checksum of every package that npm downloads: %s", (_, packages) => {
  const unchecked = [...packages].filter(
    // A bundled package is inside another one, which has a checksum.
    ([path, { integrity, inBundle }]) => path && !inBundle && !integrity?.startsWith("sha512-"),
  );
  expect(unchecked.map(([path]) => path)).toEqual([]);
});

it.each(lockFiles)("names no registry: %s", (_, packages) => {
  expect([...packages.values()].flatMap(({ resolved }) => resolved ?? [])).toEqual([]);
});

it.each(lockFiles)("holds the packages of every platform: %s", (_, packages) => {
  const missing = [...packages].flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) =>
        !packages.has(`${path}/node_modules/${name}`) && !packages.has(`node_modules/${name}`),
    ),
  );
  expect(missing).toEqual([]);
});
