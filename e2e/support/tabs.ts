import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { chromium } from "@playwright/test";
import { chromiumOptions } from "./chromium.ts";

type Parameters = Record<string, unknown>;
type Send = (method: string, parameters?: Parameters, sessionId?: string) => Promise<unknown>;
type Target = { targetId: string; type: string; subtype?: string; url: string };
type Message = {
  id?: number;
  result?: unknown;
  error?: { message: string };
  method?: string;
  params?: Parameters;
  sessionId?: string;
};

type Options = {
  /** Overrides the tests' Chromium. */
  executablePath?: string | undefined;
  /** A phone has touch and no mouse. */
  width?: number;
  height?: number;
  isPhone?: boolean;
  /** CPU throttling factor. */
  slowdown?: number;
  /** The Save-Data preference. */
  saveData?: boolean;
  /** Prefers reduced motion. */
  isStill?: boolean;
  /** Runs in each document before its own scripts. */
  script?: string;
};

/** One tab, across page swaps between processes. */
export type Tab = Awaited<ReturnType<typeof openTab>>;

/** Chromium with one tab, without Playwright, which prevents prerendering and bfcache. */
export async function openTab(options: Options = {}) {
  const { width = 1280, height = 800, isPhone = false, slowdown = 1 } = options;
  const { saveData = false, isStill = false } = options;
  const folder = await mkdtemp(join(tmpdir(), "teragus-chromium-"));
  const { args = [], ...found } = chromiumOptions();
  const executablePath =
    options.executablePath ?? found.executablePath ?? chromium.executablePath();
  const browser = spawn(
    executablePath,
    [
      ...args,
      "--headless",
      "--hide-scrollbars",
      "--mute-audio",
      "--remote-debugging-pipe",
      `--user-data-dir=${folder}`,
      "about:blank",
    ],
    { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] },
  );
  const exited = once(browser, "exit");
  const targets = new Map<string, Target>();
  const prepared = new Map<string, Promise<unknown>>();
  const loaded = new Set<() => void>();

  const prepare = (sessionId: string) =>
    Promise.all([
      send("Page.enable", {}, sessionId),
      send("Runtime.enable", {}, sessionId),
      send("Emulation.setDataSaverOverride", { dataSaverEnabled: saveData }, sessionId),
      send("Emulation.setCPUThrottlingRate", { rate: slowdown }, sessionId),
      send(
        "Emulation.setDeviceMetricsOverride",
        { width, height, deviceScaleFactor: 1, mobile: isPhone },
        sessionId,
      ),
      send(
        "Emulation.setEmulatedMedia",
        { features: [{ name: "prefers-reduced-motion", value: isStill ? "reduce" : "" }] },
        sessionId,
      ),
      send("Emulation.setTouchEmulationEnabled", { enabled: isPhone }, sessionId),
      send("Page.addScriptToEvaluateOnNewDocument", { source: options.script ?? "" }, sessionId),
    ]);
  const attach = async (sessionId: string, target: Target) => {
    targets.set(sessionId, target);
    if (target.type === "page") {
      const preparing = prepare(sessionId);
      prepared.set(sessionId, preparing);
      // A prerendered page may be discarded at any time.
      preparing.catch(() => undefined);
    }
    if (target.type === "tab")
      await send("Target.setAutoAttach", { ...ATTACHING, filter: [{}] }, sessionId);
    await send("Runtime.runIfWaitingForDebugger", {}, sessionId);
  };
  const send = connect(browser.stdio[3] as Writable, browser.stdio[4] as Readable, (message) => {
    const { sessionId = "", targetInfo } = (message.params ?? {}) as {
      sessionId?: string;
      targetInfo?: Target;
    };
    if (message.method === "Target.attachedToTarget" && targetInfo)
      // A page may be gone before it is ready.
      attach(sessionId, targetInfo).catch(() => targets.delete(sessionId));
    if (message.method === "Target.detachedFromTarget") targets.delete(sessionId);
    if (message.method === "Target.targetInfoChanged" && targetInfo)
      for (const [session, { targetId }] of targets)
        if (targetId === targetInfo.targetId) targets.set(session, targetInfo);
    if (message.method === "Page.loadEventFired" && isShown(targets.get(message.sessionId ?? "")))
      for (const tell of loaded) tell();
  });
  await send("Target.setAutoAttach", {
    ...ATTACHING,
    filter: [{ type: "page", exclude: true }, {}],
  });
  await send("Target.setDiscoverTargets", { discover: true, filter: [{}] });

  const shown = async () => {
    for (let attempt = 0; attempt < 500; attempt += 1) {
      const [session] = [...targets].find(([, target]) => isShown(target)) ?? [];
      if (session) {
        await prepared.get(session);
        return session;
      }
      await sleep(10);
    }
    throw new Error("The tab shows no page.");
  };
  const evaluate = async <Value>(expression: string): Promise<Value> => {
    const { result, exceptionDetails } = (await send(
      "Runtime.evaluate",
      { expression, awaitPromise: true, returnByValue: true },
      await shown(),
    )) as { result: { value: Value }; exceptionDetails?: unknown };
    if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
    return result.value;
  };
  /** Also across a navigation. */
  const waitFor = async (expression: string, timeoutMs = 20_000) => {
    const end = performance.now() + timeoutMs;
    while (performance.now() < end) {
      // The page may change during evaluation.
      if (await evaluate<boolean>(`Boolean(${expression})`).catch(() => false)) return;
      await sleep(20);
    }
    throw new Error(`Never true: ${expression}`);
  };
  const centerOf = (selector: string) =>
    evaluate<{ x: number; y: number }>(
      `(() => { const { x, y, width, height } = document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect(); return { x: x + width / 2, y: y + height / 2 }; })()`,
    );
  const mouse = async (type: string, at: { x: number; y: number }) =>
    send(
      "Input.dispatchMouseEvent",
      { type, ...at, ...(type !== "mouseMoved" && { button: "left", clickCount: 1 }) },
      await shown(),
    );
  /** The first move may have no distance. */
  const moveMouse = async ({ x, y }: { x: number; y: number }) => {
    await mouse("mouseMoved", { x: x - 1, y: y - 1 });
    await mouse("mouseMoved", { x, y });
  };
  const touch = async (type: string, touchPoints: { x: number; y: number }[]) =>
    send("Input.dispatchTouchEvent", { type, touchPoints }, await shown());

  return {
    evaluate,
    waitFor,
    goto: async (url: string) => {
      const session = await shown();
      const { promise, resolve } = Promise.withResolvers<void>();
      loaded.add(resolve);
      // The old page may be gone before it responds.
      await send("Page.navigate", { url }, session).catch(() => undefined);
      await promise;
      loaded.delete(resolve);
    },
    /** Prerendered pages not shown yet. */
    prerenderedPages: () =>
      [...targets.values()].filter(({ subtype }) => subtype === "prerender").length,
    scrollTo: (selector: string) =>
      evaluate(
        `document.querySelector(${JSON.stringify(selector)}).scrollIntoView({ block: "center", behavior: "instant" })`,
      ),
    moveTo: moveMouse,
    hover: async (selector: string) => moveMouse(await centerOf(selector)),
    /** Returns when the button went down, in milliseconds since 1970. */
    click: async (selector: string) => {
      const at = await centerOf(selector);
      const pressedAt = Date.now();
      await mouse("mousePressed", at);
      // The page may be gone at once.
      await mouse("mouseReleased", at).catch(() => undefined);
      return pressedAt;
    },
    /** Touches for `forMs`; returns when it ended, in milliseconds since 1970. */
    tap: async (selector: string, forMs = 80) => {
      const at = await centerOf(selector);
      await touch("touchStart", [at]);
      await sleep(forMs);
      const liftedAt = Date.now();
      await touch("touchEnd", []).catch(() => undefined);
      return liftedAt;
    },
    type: async (selector: string, text: string) => {
      await evaluate(`document.querySelector(${JSON.stringify(selector)}).focus()`);
      await send("Input.insertText", { text }, await shown());
    },
    back: () => evaluate("history.back()"),
    [Symbol.asyncDispose]: async () => {
      await send("Browser.close").catch(() => browser.kill("SIGKILL"));
      await exited;
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

const ATTACHING = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };

function isShown(target: Target | undefined): boolean {
  return target?.type === "page" && target.subtype !== "prerender";
}

/** The DevTools protocol over a pipe: JSON messages terminated by NUL. */
function connect(into: Writable, outOf: Readable, tell: (message: Message) => void): Send {
  const waiting = new Map<number, PromiseWithResolvers<unknown> & { sessionId?: string }>();
  let last = 0;
  let text = "";
  const rejectThose = (isOver: (sessionId?: string) => boolean, reason: string) => {
    for (const [id, { sessionId, reject }] of waiting)
      if (isOver(sessionId) && waiting.delete(id)) reject(new Error(reason));
  };
  outOf.setEncoding("utf8").on("data", (part: string) => {
    const messages = (text + part).split("\0");
    text = messages.pop() ?? "";
    for (const json of messages) {
      const message = JSON.parse(json) as Message;
      const question = waiting.get(message.id ?? 0);
      waiting.delete(message.id ?? 0);
      if (message.error) question?.reject(new Error(message.error.message));
      else question?.resolve(message.result);
      // Pending calls to a closed page never get a response.
      if (message.method === "Target.detachedFromTarget")
        rejectThose((id) => id === message.params?.sessionId, "The page is gone.");
      if (message.method) tell(message);
    }
  });
  const end = () => rejectThose(() => true, "Chromium has ended.");
  outOf.on("close", end);
  into.on("error", end);
  return (method, parameters = {}, sessionId) => {
    const question = Promise.withResolvers<unknown>();
    waiting.set((last += 1), { ...question, ...(sessionId && { sessionId }) });
    into.write(`${JSON.stringify({ id: last, method, params: parameters, sessionId })}\0`);
    return question.promise;
  };
}
