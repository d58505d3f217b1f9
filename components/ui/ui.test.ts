import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "vitest";

const folder = new URL(".", import.meta.url);
const primitives = (await readdir(folder)).filter((name) => /^[a-z-]+\.tsx$/.test(name));

// globals.css excludes their classes, since few pages need them in the first view.
test.each(primitives)("imports the utility styles in %s", async (name) => {
  expect(await readFile(new URL(name, folder), "utf8")).toContain('styles/utilities.css";');
});
