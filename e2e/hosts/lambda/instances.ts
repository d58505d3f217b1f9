import { once } from "node:events";
import { fork, type ChildProcess } from "node:child_process";
import { request as httpRequest, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";

const RUNTIME = fileURLToPath(new URL("runtime.ts", import.meta.url));
const NOBODY = 65_534;

type Instance = { child: ChildProcess; port: number };

/** Lambda instances of `folder`: one event at a time each, started on demand, unprivileged, without write access. */
export function startInstances(folder: string, env: Record<string, string>) {
  const all = new Set<ChildProcess>();
  const idle: Instance[] = [];

  async function start(): Promise<Instance> {
    const isRoot = process.getuid?.() === 0;
    const child = fork(RUNTIME, [folder], {
      cwd: folder,
      env: { ...env, NODE_ENV: "production", AWS_LAMBDA_FUNCTION_NAME: "site" },
      execArgv: [],
      ...(isRoot && { uid: NOBODY, gid: NOBODY }),
    });
    all.add(child);
    const failed = once(child, "exit").then(() => {
      throw new Error("An instance of the function ended.");
    });
    const [{ port }] = (await Promise.race([once(child, "message"), failed])) as [AddressInfo];
    // Later failures show in unanswered requests.
    failed.catch(() => undefined);
    return { child, port };
  }

  return {
    /** Returns the streamed response. */
    invoke: async (event: object): Promise<IncomingMessage> => {
      const instance = idle.pop() ?? (await start());
      const call = httpRequest({ host: "127.0.0.1", port: instance.port, method: "POST" });
      call.end(JSON.stringify(event));
      const [response] = (await once(call, "response")) as [IncomingMessage];
      response.once("close", () => idle.push(instance));
      return response;
    },
    pids: () => [...all].flatMap(({ pid }) => pid ?? []),
    stop: async (): Promise<void> => {
      const ended = [...all].map((child) => once(child, "exit"));
      for (const child of all) child.kill();
      await Promise.all(ended);
    },
  };
}
