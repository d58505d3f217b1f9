import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

/** Runs a process that fails with `error` (an expression); stdout is a pipe. */
function start(error: string, level = "info") {
  const script = `
    import { reportStartError } from "./server/observability/report-start-error.ts";
    import { StartError } from "./server/env/start-error.ts";
    reportStartError(${error});`;
  const options = [
    "--disable-warning=ExperimentalWarning",
    "--input-type=module",
    "--eval",
    script,
  ];
  return spawnSync(process.execPath, options, {
    encoding: "utf8",
    env: { ...process.env, LOG_LEVEL: level },
  });
}

const BAD_PORT = 'new StartError("PORT: must be a port number")';

it("logs a configuration mistake as one line and exits with 1", () => {
  const { status, stdout, stderr } = start(BAD_PORT);
  expect([status, stderr]).toEqual([1, ""]);
  expect(JSON.parse(stdout)).toMatchObject({ level: 60, msg: "PORT: must be a port number" });
});

it("prints a configuration mistake as text when logging is off", () => {
  const { status, stdout, stderr } = start(BAD_PORT, "silent");
  expect([status, stdout, stderr]).toEqual([1, "", "PORT: must be a port number\n"]);
});

it("logs an internal error with its kind and place, without its message", () => {
  const { status, stdout } = start('new TypeError("for ana@example.com")');
  expect(status).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({
    level: 60,
    name: "TypeError",
    msg: "the start failed",
  });
  expect(stdout).not.toContain("ana@");
});

it("throws an internal error when logging is off", () => {
  const { status, stdout, stderr } = start('new TypeError("broken")', "silent");
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/TypeError: broken\n\s+at /);
});
