import { afterEach, expect, it, vi } from "vitest";
import { isConnectionFast, onAutoplayChange } from "./film-controls.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("allows data on good or unknown connections, but not under Save-Data or on slow ones", () => {
  for (const connection of [undefined, {}, { effectiveType: "4g", saveData: false }])
    expect(isConnectionFast(connection)).toBe(true);
  expect(isConnectionFast({ effectiveType: "4g", saveData: true })).toBe(false);
  for (const effectiveType of ["3g", "2g", "slow-2g"])
    expect(isConnectionFast({ effectiveType })).toBe(false);
});

/** A window whose media queries do not match. */
function openWindow({ isLoaded = true, connection }: { isLoaded?: boolean; connection?: object }) {
  let whenIdle: (() => void) | undefined;
  const idle = vi.fn((callback: () => void, _options: object) => (whenIdle = callback));
  const target = Object.assign(new EventTarget(), {
    matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
    requestIdleCallback: idle,
  });
  vi.stubGlobal("window", target);
  vi.stubGlobal("document", { readyState: isLoaded ? "complete" : "loading" });
  vi.stubGlobal("navigator", connection ? { connection } : {});
  return {
    idle,
    beIdle: () => whenIdle?.(),
    load: () => target.dispatchEvent(new Event("load")),
  };
}

it("waits until the page has loaded and is idle", () => {
  const { load, beIdle, idle } = openWindow({ isLoaded: false });
  const listen = vi.fn();
  onAutoplayChange(listen, new AbortController().signal);
  expect(idle).not.toHaveBeenCalled();
  load();
  load();
  expect(idle.mock.calls).toEqual([[expect.any(Function), { timeout: 4_000 }]]);
  expect(listen).not.toHaveBeenCalled();
  beIdle();
  expect(listen.mock.calls).toEqual([[true]]);
});

it("checks the connection", () => {
  const { beIdle } = openWindow({ connection: { saveData: true } });
  const listen = vi.fn();
  onAutoplayChange(listen, new AbortController().signal);
  beIdle();
  expect(listen.mock.calls).toEqual([[false]]);
});

it("reports nothing when aborted before the page is idle", () => {
  const { load, beIdle, idle } = openWindow({ isLoaded: false });
  const listen = vi.fn();
  listenBriefly(listen);
  load();
  expect(idle).not.toHaveBeenCalled();
  const ready = openWindow({});
  listenBriefly(listen);
  ready.beIdle();
  beIdle();
  expect(listen).not.toHaveBeenCalled();
});

function listenBriefly(listen: (mayPlay: boolean) => void): void {
  const listening = new AbortController();
  onAutoplayChange(listen, listening.signal);
  listening.abort();
}
