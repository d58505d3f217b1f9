import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cp, lstat, mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

type FunctionConfig = {
  handler: string;
  useWebApi?: boolean;
  filePathMap?: Record<string, string>;
};

const PROCESS = fileURLToPath(new URL("function-process.ts", import.meta.url));

/** Runs each function in its own process from a copy of its traced files only. */
export function createFunctions(root: string, env: NodeJS.ProcessEnv) {
  const running = new Map<string, Promise<{ child: ChildProcess; url: string; copy: string }>>();

  return {
    /** Returns the function's URL, starting it if needed. */
    async urlOf(folder: string): Promise<string> {
      const started = running.get(folder) ?? start(root, folder, env);
      running.set(folder, started);
      return (await started).url;
    },
    async stop(): Promise<void> {
      for (const started of running.values()) {
        const { child, copy } = await started;
        child.kill();
        await rm(copy, { recursive: true, force: true });
      }
    },
  };
}

async function start(root: string, folder: string, env: NodeJS.ProcessEnv) {
  const config = JSON.parse(
    await readFile(join(folder, ".vc-config.json"), "utf8"),
  ) as FunctionConfig;
  const copy = await mkdtemp(join(tmpdir(), "teragus-function-"));
  await copyFiles(root, folder, copy, config);
  const child = fork(PROCESS, [join(copy, config.handler), String(config.useWebApi === true)], {
    cwd: copy,
    env,
    execArgv: [
      "--permission",
      "--disable-warning=SecurityWarning",
      "--allow-addons",
      "--allow-worker",
      `--allow-fs-read=${copy}`,
      `--allow-fs-read=${PROCESS}`,
    ],
  });
  const failed = once(child, "exit").then(() => {
    throw new Error(`The function of ${relative(root, folder)} did not start.`);
  });
  const [port] = (await Promise.race([once(child, "message"), failed])) as [number];
  failed.catch(() => undefined);
  return { child, url: `http://127.0.0.1:${port}`, copy };
}

async function copyFiles(
  root: string,
  folder: string,
  copy: string,
  { filePathMap = {} }: FunctionConfig,
): Promise<void> {
  await cp(folder, copy, { recursive: true });
  for (const [name, source] of Object.entries(filePathMap)) {
    const target = join(copy, name);
    await mkdir(dirname(target), { recursive: true });
    const from = resolve(root, source);
    const verbatimSymlinks = (await lstat(from)).isSymbolicLink();
    await cp(from, target, { recursive: true, verbatimSymlinks });
  }
}
