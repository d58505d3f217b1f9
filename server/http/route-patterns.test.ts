import { expect, it } from "vitest";
import { createRouteFinder } from "./route-patterns.ts";

const findRoute = createRouteFinder(
  {
    staticRoutes: [{ page: "/" }, { page: "/about" }, { page: "/icon.svg" }],
    dynamicRoutes: [
      { page: "/api/submissions/[id]", regex: "^/api/submissions/([^/]+?)(?:/)?$" },
      { page: "/files/[name]", regex: "^/files/([^/]+?)(?:/)?$" },
    ],
  },
  ["/images/", "/favicon.ico"],
);

it.each([
  ["/", "/", false],
  ["/about", "/about", false],
  ["/icon.svg", "/icon.svg", false],
  ["/api/submissions/100001", "/api/submissions/[id]", false],
  ["/images/hero/1.webp", "/images/*", true],
  ["/favicon.ico", "/favicon.ico", true],
  ["/_next/static/chunks/abc.js", "/_next/static/*", true],
  ["/_next/data", "unknown", false],
  ["/imagesque", "unknown", false],
  ["/wp-login.php", "unknown", false],
  ["", "unknown", false],
])("finds the route of %s", (path, name, isFile) => {
  expect(findRoute(path)).toEqual({ name, isFile });
});
