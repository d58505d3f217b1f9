import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { lastingPort } from "#e2e/support/lasting-port.ts";
import type { Driver } from "./driver.ts";

const DRIVER = "/usr/bin/WebKitWebDriver";
const XVFB = "/usr/bin/Xvfb";

export type WebKit = { driver: string; browser: string };

export function findWebKit(): WebKit | undefined {
  const [browser] = globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser");
  const hasScreen = Boolean(process.env.DISPLAY) || existsSync(XVFB);
  return browser && existsSync(DRIVER) && hasScreen ? { driver: DRIVER, browser } : undefined;
}

/** Starts WebKitGTK's MiniBrowser on a virtual screen, over classic WebDriver. */
export async function startWebKit({ driver, browser }: WebKit): Promise<Driver> {
  const screen = process.env.DISPLAY ? undefined : await startScreen();
  const port = await lastingPort();
  const env = { ...process.env, ...(screen && { DISPLAY: screen.display }) };
  const server = spawn(driver, [`--port=${port}`], { env, stdio: "ignore" });

  const capabilities = await newSession(`http://127.0.0.1:${port}`, browser);
  const send = (method: string, path: string, body?: object) =>
    command(method, `http://127.0.0.1:${port}/session/${capabilities.sessionId}${path}`, body);
  return {
    name: `WebKitGTK ${capabilities.capabilities.browserVersion}`,
    open: async (url) => void (await send("POST", "/url", { url })),
    resize: async (width, height) => {
      await send("POST", "/window/rect", { width, height });
      const inside = (await send("POST", "/execute/sync", {
        script: "return innerHeight",
        args: [],
      })) as number;
      await send("POST", "/window/rect", { width, height: height + height - inside });
    },
    call: async (source, args) => {
      const script = `const done = arguments[arguments.length - 1];
        Promise.resolve((${source})(...${JSON.stringify(args)})).then(
          (value) => done({ value: JSON.stringify(value) }), (error) => done({ error: String(error) }));`;
      const { value, error } = (await send("POST", "/execute/async", { script, args: [] })) as {
        value?: string;
        error?: string;
      };
      if (error) throw new Error(error);
      return value === undefined ? undefined : JSON.parse(value);
    },
    perform: async (actions) => void (await send("POST", "/actions", { actions })),
    firstWord: (url) => firstWord(browser, url, env),
    close: async () => {
      await send("DELETE", "");
      await end(server);
      if (screen) await end(screen.process);
    },
  };
}

type Session = { sessionId: string; capabilities: { browserVersion: string } };

async function newSession(address: string, binary: string): Promise<Session> {
  const options = { binary, args: ["--automation"] };
  const alwaysMatch = { "webkitgtk:browserOptions": options };
  for (let attempt = 0; ; attempt += 1)
    try {
      const session = await command("POST", `${address}/session`, {
        capabilities: { alwaysMatch },
      });
      return session as Session;
    } catch (error) {
      // The driver may still be starting.
      if (attempt === 50 || !(error instanceof TypeError)) throw error;
      await sleep(100);
    }
}

async function command(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${url}: ${JSON.stringify(value)}`);
  return value;
}

/** The driver does not forward the console, so this starts a browser without it. */
async function firstWord(browser: string, url: string, env: NodeJS.ProcessEnv): Promise<string> {
  const asked = spawn(browser, ["--enable-write-console-messages-to-stdout=true", url], {
    env,
    stdio: ["ignore", "ignore", "pipe"],
  });
  try {
    for await (const line of createInterface(asked.stderr))
      if (line.includes("CONSOLE")) return line;
    return "";
  } finally {
    await end(asked);
  }
}

/** Starts an in-memory X server, which chooses its number. */
async function startScreen(): Promise<{ display: string; process: ChildProcess }> {
  const server = spawn(XVFB, ["-displayfd", "1", "-screen", "0", "1600x1400x24"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const number = await new Promise<string>((resolve, reject) => {
    createInterface(server.stdout).once("line", resolve);
    server.once("close", () => reject(new Error("Xvfb ended before it had a screen")));
  });
  return { display: `:${number}`, process: server };
}

async function end(child: ChildProcess): Promise<void> {
  const ended = new Promise((done) => child.once("close", done));
  child.kill();
  await ended;
}
