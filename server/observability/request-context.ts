import { AsyncLocalStorage } from "node:async_hooks";

/** What everything that happens for one request knows of it. */
export type RequestContext = { requestId: string };

const holder = globalThis as typeof globalThis & {
  teragusRequests?: AsyncLocalStorage<RequestContext>;
};

/** The request that the running code serves. One for the process, although Next's bundles bring copies of this module. */
export function requestContext(): AsyncLocalStorage<RequestContext> {
  holder.teragusRequests ??= new AsyncLocalStorage();
  return holder.teragusRequests;
}
