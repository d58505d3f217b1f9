import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

/** Runs a process that prints to its console and ends in the same moment. */
function run(code: string) {
  const script = `
    import { logConsole } from "./server/observability/console-log.ts";
    logConsole();
    logConsole();
    ${code}
    process.exit(0);`;
  return spawnSync(process.execPath, ["--input-type=module", "--eval", script], {
    encoding: "utf8",
    env: { ...process.env, LOG_LEVEL: "debug" },
  });
}

/** What such a process writes, as parsed lines. */
function linesOf(code: string): Record<string, unknown>[] {
  const { stdout, stderr } = run(code);
  expect(stderr).toBe("");
  return stdout
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

it("turns Next's output into log lines without colors and symbols", () => {
  const lines = linesOf(`
    console.log(" \\u001b[32m✓\\u001b[39m Ready in 56ms");
    console.warn("\\u001b[33m⚠\\u001b[39m careful");
    console.log("");
    process.emitWarning("old");
    await new Promise((done) => setTimeout(done, 10));`);
  expect(lines).toMatchObject([
    { level: 30, msg: "Ready in 56ms" },
    { level: 40, msg: "careful" },
    { level: 40, name: "Warning", msg: "old" },
  ]);
});

it("logs the kind and place of an error without its data", () => {
  const lines = linesOf(`
    const cause = Object.assign(new Error("Key (email)=(ana@a.example)"), { code: "23505" });
    const error = new Error("Failed query: insert … params: Ana Ferreira,ana@a.example", { cause });
    console.error(" ⨯", error);
    console.error(error.message);
    console.error("⨯ uncaughtException: ", error, { params: ["ana@a.example"] });
    console.error("no room for <ana@a.example> here\\nFerreira");`);
  expect(lines).toMatchObject([
    { level: 50, name: "Error", code: "23505", msg: "an error nobody caught" },
    { level: 50, name: "Error", code: "23505", msg: "uncaughtException:" },
    { level: 50, msg: "no room for <…> here" },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/ana@|Ferreira|params/);
});

it("writes each printed line as one line of JSON, regardless of its content", () => {
  const lines = linesOf(`
    process.stdout.write('first\\n{"level":30,"msg":"forged"}\\r{"forged":true}\\n');
    process.stderr.write(Buffer.from("second\\u2028third\\u0085fourth"), () => console.log("written"));
    console.dir({ forged: "\\n{}" });
    console.error('\\u2028{"forged":true}\\u2028');
    console.warn("a \\u007f\\u009b2J b");
    await new Promise((done) => setTimeout(done, 10));`);
  expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
    [30, "first"],
    [30, '"level":30,"msg":"forged"}'],
    [30, '"forged":true}'],
    [40, "second"],
    [40, "third"],
    [40, "fourth"],
    [30, String.raw`forged: '\n{}' }`],
    [50, '"forged":true}'],
    [40, "a \u007f b"],
    [30, "written"],
  ]);
});

it("escapes characters that end a line or control a terminal", () => {
  const { stdout } = run(`
    const { log } = await import("./server/observability/log.ts");
    log.info({ path: "/\\u0000\\u001b\\u007f\\u0085\\u009b2J\\u2028\\u2029" }, "request");`);
  expect(stdout).toMatch(/^[\x20-\x7e]+\n$/);
  expect(JSON.parse(stdout)).toMatchObject({
    path: "/\0\u001b\u007f\u0085\u009b2J\u2028\u2029",
  });
});

it("loses no lines when the process exits", () => {
  const lines = linesOf(`for (let n = 0; n < 5000; n += 1) console.log("line " + n);`);
  expect(lines).toHaveLength(5_000);
});
