import pino from "pino";
import { getLogLevel } from "#server/env/env.ts";
import { requestContext } from "./request-context.ts";

const output = pino.destination({ dest: 1, sync: true });
/** What ends a line or commands a terminal, and what JSON has as it is: DEL, the C1 controls, Unicode's line ends. */
const CONTROL = /[\u007f-\u009f\u2028\u2029]/g;

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
  { write: (line: string) => output.write(line.replace(CONTROL, escapeCharacter)) },
);

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
