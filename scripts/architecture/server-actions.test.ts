import { readFile } from "node:fs/promises";
import { globSync } from "node:fs";
import { expect, it } from "vitest";

it("keeps server actions in files of their own", async () => {
  const files = globSync("{app,components,lib,db}/**/*.{ts,tsx}", { exclude: ["**/*.test.*"] });
  const withActions: string[] = [];
  for (const file of files) {
    const source = await readFile(file, "utf8");
    if (!/^\s*["']use server["']/m.test(source)) continue;
    withActions.push(file);
    expect(source, file).toMatch(/^"use server";\n/);
  }
  expect(withActions).not.toEqual([]);
});
