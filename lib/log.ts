import pino from "pino";
import { getLogLevel } from "./env.ts";

/** The server's log: JSON lines on standard output. Log ids, counts and codes; personal data stays out. */
export const log = pino({ level: getLogLevel(), base: undefined });
