import type { NextAdapter } from "next";
import type { PrerenderedFile } from "./prerendered-files.ts";

type Outputs = Parameters<NonNullable<NextAdapter["onBuildComplete"]>>[0]["outputs"];

/**
 * Makes prerendered outputs of the pages for unknown addresses and for failures. Next hands them to a host's adapter as
 * bare files, with which no policy could be sent.
 */
export function prerenderErrorPages(outputs: Outputs, files: readonly PrerenderedFile[]): void {
  const failure = outputs.prerenders.find(({ id }) => id === "/_global-error");
  const failurePage = outputs.appPages.find(({ id }) => id === "/_global-error");
  const notFound = files.find(({ name }) => name === "_not-found.html");
  if (!failure?.fallback || !failurePage || !notFound)
    throw new Error("Next did not prerender the pages for unknown addresses and for failures.");
  outputs.staticFiles = outputs.staticFiles.filter(
    ({ pathname }) => pathname !== "/404" && pathname !== "/500",
  );
  const groupId = Math.max(...outputs.prerenders.map((output) => output.groupId));
  // A host finds the page for failures at this address.
  outputs.appPages.push({ ...failurePage, id: "/500", pathname: "/500" });
  outputs.prerenders.push(
    { ...failure, id: "/500", pathname: "/500", parentOutputId: "/500", groupId: groupId + 1 },
    {
      ...failure,
      id: "/_not-found",
      pathname: "/_not-found",
      parentOutputId: "/_not-found",
      route: "/_not-found",
      groupId: groupId + 2,
      fallback: { ...failure.fallback, filePath: notFound.path, initialStatus: 404 },
    },
  );
}
