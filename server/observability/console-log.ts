import { oncePerProcess } from "#lib/once-per-process.ts";
import { types } from "node:util";
import { LINE_END, log, plainText, errorFields } from "./log.ts";

const LEVELS = {
  debug: "debug",
  log: "info",
  info: "info",
  warn: "warn",
  error: "error",
  trace: "debug",
} as const;

type WriteCallback = (error?: Error | null) => void;

/** Sends all output to the JSON log, without error messages, which may hold personal data. Idempotent. */
export function logConsole(): void {
  oncePerProcess("console", replaceConsole);
}

function replaceConsole(): void {
  for (const [method, level] of Object.entries(LEVELS))
    Object.assign(console, { [method]: (...values: unknown[]) => record(level, values) });
  logWrites(process.stdout, "info");
  logWrites(process.stderr, "warn");
  // Node's own listener prints to standard error.
  process.removeAllListeners("warning");
  process.on("warning", ({ name, message }) => log.warn({ name }, plainText(message)));
}

function record(level: (typeof LEVELS)[keyof typeof LEVELS], values: unknown[]): void {
  const error = values.find((value) => isError(value));
  const text = plainText(values.filter((value) => typeof value === "string").join(" "));
  if (error) log[level](errorFields(error), text || "uncaught error");
  else if (text) log[level](text);
}

/** The log bypasses these streams; each line of other writers becomes a log line. */
function logWrites(stream: NodeJS.WriteStream, level: "info" | "warn"): void {
  stream.write = (
    chunk: string | Uint8Array,
    encoding?: BufferEncoding | WriteCallback,
    written?: WriteCallback,
  ) => {
    for (const line of Buffer.from(chunk).toString().split(LINE_END)) {
      const text = plainText(line);
      if (text) log[level](text);
    }
    const done = typeof encoding === "function" ? encoding : written;
    if (done) process.nextTick(done);
    return true;
  };
}

function isError(value: unknown): value is Error {
  return value instanceof Error || types.isNativeError(value);
}
