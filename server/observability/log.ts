import pino from "pino";
import { getLogLevel } from "#server/env/env.ts";
import { requestContext } from "./request-context.ts";

const output = pino.destination({ dest: 1, sync: true });
/** Control characters that JSON does not escape: DEL, C1 and Unicode line separators. */
const CONTROL = /[\u007f-\u009f\u2028\u2029]/g;

/** Log ids, counts and codes, never personal data. Synchronous, so that no line is lost on exit. */
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
