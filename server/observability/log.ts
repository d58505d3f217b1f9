import { oncePerProcess } from "#lib/once-per-process.ts";
import pino from "pino";
import { getLogLevel } from "#server/env/env.ts";
import { AsyncLocalStorage } from "node:async_hooks";
import { stripVTControlCharacters } from "node:util";

type RequestContext = { requestId: string };

export function requestContext(): AsyncLocalStorage<RequestContext> {
  return oncePerProcess("request context", () => new AsyncLocalStorage());
}

const output = pino.destination({ dest: 1, sync: true });
/** Control characters that JSON does not escape: DEL, C1 and Unicode line separators. */
const CONTROL = /[\u007f-\u009f\u2028\u2029]/g;
/** Whether a person reads the output, who is shown what goes wrong, in plain text, and nothing else. */
export const isTerminal = process.stdout.isTTY && process.env.LOG_FORMAT !== "json";

/** Log ids, counts and codes, never personal data. Synchronous, so that no line is lost on exit. */
export const log = pino(
  {
    level: isTerminal && !process.env.LOG_LEVEL ? "warn" : getLogLevel(),
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    // A copy, since pino writes each line's fields into what it gets.
    mixin: () => ({ ...requestContext().getStore() }),
  },
  {
    write: (line: string) =>
      output.write((isTerminal ? terminalLine(line) : line).replace(CONTROL, escapeCharacter)),
  },
);

function terminalLine(line: string): string {
  const { level, time, msg, ...fields } = JSON.parse(line) as Record<string, unknown>;
  const clock = new Date(String(time)).toTimeString().slice(0, 8);
  const details = Object.entries(fields).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  // Without the quotes, which keep control characters escaped.
  const message = JSON.stringify(msg ?? "").slice(1, -1);
  return `${[clock, pino.levels.labels[Number(level)], message, ...details].join(" ")}\n`;
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

type ErrorFields = { name: string; code?: string; reason?: string; at: string[] };

/** From the first quote or parenthesis on, or a long number, an error's message may hold what somebody typed. */
const VALUE = /(?:(?<!\p{L})["'`“‘(]|\d{5}).*/u;

/** Kind, place and what it says, as far as that holds no personal data. */
export function errorFields(error: unknown): ErrorFields {
  if (!(error instanceof Error)) return { name: typeof error, at: [] };
  const cause = error.cause instanceof Error ? error.cause : error;
  const { code } = cause as { code?: string };
  const reason = plainText(cause.message).replace(VALUE, "…");
  // The stack starts with the message, whose lines may look like frames.
  const trace = (cause.stack ?? "").replace(cause.message, "");
  const frames = trace.split("\n").filter((line) => line.startsWith("    at "));
  return {
    name: cause.name,
    ...(code && { code }),
    ...(reason && { reason }),
    at: frames.map((line) => line.trim()),
  };
}

const MAX_TEXT = 300;
export const LINE_END = /[\n\v\f\r\u0085\u2028\u2029]/;
/** From here on, a database error's message holds query parameters. */
const DATA = /Failed query:|\bparams:/;
const ADDRESS = /(?<![^\s"'<>()])[^\s"'<>()]+@[^\s"'<>)]+/g;

/** The first line without colors, Next's prefixes and personal data. */
export function plainText(text: string): string {
  const [line = ""] = stripVTControlCharacters(text).trim().split(LINE_END, 1);
  const [message = ""] = line.split(DATA, 1);
  return message
    .replace(/^[^\p{L}\p{N}[("'`/]+/u, "")
    .replace(ADDRESS, "…")
    .slice(0, MAX_TEXT)
    .trim();
}
