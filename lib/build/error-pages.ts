import type { NextAdapter } from "next";
import type { PrerenderedFile } from "./prerendered-files.ts";

type Outputs = Parameters<NonNullable<NextAdapter["onBuildComplete"]>>[0]["outputs"];

const ERROR_PAGES = [
  { pathname: "/404", page: "/_not-found", status: 404 },
  { pathname: "/500", page: "/_global-error", status: 500 },
];

/**
 * Makes the error pages prerendered outputs with headers. Next hands them to a host's adapter as bare files, with which
 * no policy could be sent. Hosts find an error page by its function, which is never called.
 */
export function prerenderErrorPages(outputs: Outputs, files: readonly PrerenderedFile[]): void {
  const [model] = outputs.prerenders;
  const parent = outputs.appPages.find(({ pathname }) => pathname === "/_not-found");
  if (!model || !parent) throw new Error("The build has no page for unknown addresses.");
  for (const { pathname, page, status } of ERROR_PAGES) {
    const file = files.find(({ name }) => name === `${page.slice(1)}.html`);
    const index = outputs.staticFiles.findIndex((output) => output.pathname === pathname);
    if (!file || index < 0) continue;
    outputs.staticFiles.splice(index, 1);
    outputs.appPages.push({ ...parent, pathname, id: pathname });
    outputs.prerenders.push({
      type: model.type,
      id: pathname,
      pathname,
      route: pathname,
      parentOutputId: pathname,
      groupId: Math.max(...outputs.prerenders.map(({ groupId }) => groupId)) + 1,
      fallback: {
        filePath: file.path,
        initialStatus: status,
        initialHeaders: { "content-type": "text/html; charset=utf-8" },
        initialRevalidate: false,
        postponedState: undefined,
      },
      config: { allowQuery: [] },
    });
  }
}
