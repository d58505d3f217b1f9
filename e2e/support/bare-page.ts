import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const NEXT = fileURLToPath(import.meta.resolve("next/dist/bin/next"));
const FOLDER = fileURLToPath(new URL("../../.bench/bare", import.meta.url));
const FILES = {
  "package.json": '{"private":true,"type":"module"}',
  "next.config.js": "export default { agentRules: false };",
  "app/layout.js":
    'export default ({ children }) => <html lang="en"><body>{children}</body></html>;',
  "app/page.js": "export default () => <h1>Bare</h1>;",
};

/** Builds and serves a one-word page with the site's Next version. Throws if that fails. */
export async function startBarePage(): Promise<{ url: string; stop: () => void }> {
  await mkdir(join(FOLDER, "app"), { recursive: true });
  await Promise.all(
    Object.entries(FILES).map(([file, text]) => writeFile(join(FOLDER, file), text)),
  );
  const [code] = await once(runNext(["build"]), "exit");
  if (code !== 0) throw new Error(`The bare page in ${FOLDER} could not be built.`);
  const port = await freePort();
  const server = runNext(["start", "-p", String(port)]);
  const url = `http://localhost:${port}/`;
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return { url, stop: () => void server.kill() };
    await sleep(200);
  }
  server.kill();
  throw new Error(`The bare page does not answer at ${url}.`);
}

function runNext(words: string[]): ChildProcess {
  return spawn(process.execPath, [NEXT, ...words], {
    cwd: FOLDER,
    stdio: "ignore",
    env: {
      ...process.env,
      NODE_ENV: "production",
      NEXT_DIST_DIR: "",
      NEXT_TELEMETRY_DISABLED: "1",
    },
  });
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}
