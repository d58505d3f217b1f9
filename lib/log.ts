import pino from "pino";

/** The server's log: JSON lines on standard output. Log ids, counts and codes; personal data stays out. */
export const log = pino({ level: process.env.LOG_LEVEL || "info", base: undefined });
