import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Runs a command in the project's folder with `env` added. Throws if it fails. */
export async function run(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<void> {
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: "inherit",
    env: { ...process.env, ...env },
    shell: process.platform === "win32",
  });
  const code = await new Promise<number | null>((done, fail) =>
    child.once("error", fail).once("exit", done),
  );
  if (code !== 0) throw new Error(`${[command, ...args].join(" ")} failed.`);
}
