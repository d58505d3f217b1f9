import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Driver } from "./driver.ts";

const BINARIES = [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
];
const LISTENING = /WebDriver BiDi listening on (ws:\S+)/;

export function findFirefox(): string | undefined {
  return BINARIES.find((path) => existsSync(path));
}

/** Over WebDriver BiDi; Playwright's own BiDi support needs a command that the current ESR lacks. */
export async function startFirefox(binary: string): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), "firefox-"));
  const browser = spawn(
    binary,
    ["--headless", "--no-remote", "--remote-debugging-port=0", "--profile", profile],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const exited = new Promise((done) => browser.once("close", done));
  const address = await new Promise<string>((resolve, reject) => {
    createInterface(browser.stderr).on("line", (line) => {
      const [, url] = LISTENING.exec(line) ?? [];
      if (url) resolve(`${url}/session`);
    });
    void exited.then(() => reject(new Error("Firefox ended before it listened")));
  });
  const { send, nextEntry, end } = await connect(address);

  const { capabilities } = await send("session.new", { capabilities: {} });
  const { browserName, browserVersion } = capabilities as Record<string, string>;
  await send("session.subscribe", { events: ["log.entryAdded"] });
  // The first window's keys go to its address bar; a new window's go to the page.
  const { context } = await send("browsingContext.create", { type: "window" });
  await send("browsingContext.activate", { context });

  const open = async (url: string) =>
    void (await send("browsingContext.navigate", { context, url, wait: "complete" }));

  return {
    name: `${browserName} ${browserVersion}`,
    open,
    resize: async (width, height) =>
      void (await send("browsingContext.setViewport", { context, viewport: { width, height } })),
    call: async (source, args) => {
      const { type, result, exceptionDetails } = (await send("script.callFunction", {
        functionDeclaration: `async () => JSON.stringify(await (${source})(...${JSON.stringify(args)}))`,
        target: { context },
        awaitPromise: true,
      })) as { type: string; result?: { value?: string }; exceptionDetails?: { text: string } };
      if (type === "exception") throw new Error(exceptionDetails?.text);
      return result?.value === undefined ? undefined : JSON.parse(result.value);
    },
    perform: async (actions) => void (await send("input.performActions", { context, actions })),
    firstWord: async (url) => {
      const entry = nextEntry();
      await open(url);
      return entry;
    },
    print: async () => {
      const page = { width: 21, height: 29.7 };
      const { data } = await send("browsingContext.print", { context, page });
      return Buffer.from(String(data), "base64");
    },
    close: async () => {
      await send("browser.close", {});
      end();
      await exited;
      await rm(profile, { recursive: true, force: true });
    },
  };
}

type Message = {
  type: "success" | "error" | "event";
  id?: number;
  result?: Record<string, unknown>;
  error?: string;
  message?: string;
  params?: { text?: string };
};

async function connect(address: string): Promise<{
  send: (method: string, params: object) => Promise<Record<string, unknown>>;
  nextEntry: () => Promise<string>;
  end: () => void;
}> {
  const socket = new WebSocket(address);
  await new Promise((done, fail) => {
    socket.addEventListener("open", done);
    socket.addEventListener("error", fail);
  });
  let tellEntry: ((text: string) => void) | undefined;
  const waiting = new Map<number, (message: Message) => void>();
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.type === "event") tellEntry?.(message.params?.text ?? "");
    else if (message.id !== undefined) waiting.get(message.id)?.(message);
  });
  let last = 0;
  return {
    send: async (method, params) => {
      const id = (last += 1);
      const response = new Promise<Message>((resolve) => waiting.set(id, resolve));
      socket.send(JSON.stringify({ id, method, params }));
      const { result, error, message } = await response;
      waiting.delete(id);
      if (!result) throw new Error(`${method}: ${error}, ${message}`);
      return result;
    },
    nextEntry: () => new Promise((resolve) => (tellEntry = resolve)),
    end: () => socket.close(),
  };
}
