import pino from "pino";
import { getLogLevel } from "#lib/server/env.ts";
import { requestContext } from "./request-context.ts";

/**
 * The server's log: JSON lines on standard output, each with the id of the request that it was written for. Log ids,
 * counts and codes; personal data stays out. Lines are written at once, so that none is lost when the process ends.
 */
export const log = pino(
  {
    level: getLogLevel(),
    base: undefined,
    mixin: () => requestContext().getStore() ?? {},
  },
  pino.destination({ dest: 1, sync: true }),
);
