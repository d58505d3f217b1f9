import { afterEach, expect, it, vi } from "vitest";
import { isDataWelcome, whenFilmIsWelcome } from "./film-controls.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("allows data on good or unknown connections, but not under Save-Data or on slow ones", () => {
  for (const connection of [undefined, {}, { effectiveType: "4g", saveData: false }])
    expect(isDataWelcome(connection)).toBe(true);
  expect(isDataWelcome({ effectiveType: "4g", saveData: true })).toBe(false);
  for (const effectiveType of ["3g", "2g", "slow-2g"])
    expect(isDataWelcome({ effectiveType })).toBe(false);
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
  const tell = vi.fn();
  whenFilmIsWelcome(tell, new AbortController().signal);
  expect(idle).not.toHaveBeenCalled();
  load();
  load();
  expect(idle.mock.calls).toEqual([[expect.any(Function), { timeout: 4_000 }]]);
  expect(tell).not.toHaveBeenCalled();
  beIdle();
  expect(tell.mock.calls).toEqual([[true]]);
});

it("checks the connection", () => {
  const { beIdle } = openWindow({ connection: { saveData: true } });
  const tell = vi.fn();
  whenFilmIsWelcome(tell, new AbortController().signal);
  beIdle();
  expect(tell.mock.calls).toEqual([[false]]);
});

it("reports nothing when aborted before the page is idle", () => {
  const { load, beIdle, idle } = openWindow({ isLoaded: false });
  const tell = vi.fn();
  listenBriefly(tell);
  load();
  expect(idle).not.toHaveBeenCalled();
  const ready = openWindow({});
  listenBriefly(tell);
  ready.beIdle();
  beIdle();
  expect(tell).not.toHaveBeenCalled();
});

function listenBriefly(tell: (isWelcome: boolean) => void): void {
  const listening = new AbortController();
  whenFilmIsWelcome(tell, listening.signal);
  listening.abort();
}
