import { AsyncLocalStorage } from "node:async_hooks";

export type RequestContext = { requestId: string };

const holder = globalThis as typeof globalThis & {
  teragusRequests?: AsyncLocalStorage<RequestContext>;
};

/** On `globalThis`, because Next's bundles contain copies of this module. */
export function requestContext(): AsyncLocalStorage<RequestContext> {
  holder.teragusRequests ??= new AsyncLocalStorage();
  return holder.teragusRequests;
}
