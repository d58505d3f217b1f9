import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "@playwright/test";
import type { Driver, InputSource } from "./driver.ts";

/** WebDriver key codes. */
const KEYS = { Enter: "\uE006", Escape: "\uE00C", Tab: "\uE004", Space: " " } as const;

type Point = { x: number; y: number };

/** A browser's user with mouse and keyboard. Every lookup waits for its element. */
export type Visitor = Pick<Driver, "resize" | "firstWord" | "print"> & {
  open: (path: string) => Promise<void>;
  /** Runs a self-contained function in the page. */
  ask: <Args extends unknown[], Result>(
    question: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>;
  /** Moves to the first visible element that matches. */
  hover: (selector: string, text?: string) => Promise<void>;
  click: (selector: string, text?: string) => Promise<void>;
  moveTo: (point: Point) => Promise<void>;
  press: (key: keyof typeof KEYS) => Promise<void>;
  type: (text: string) => Promise<void>;
  rest: (milliseconds: number) => Promise<void>;
};

export function seat(driver: Driver, baseURL: string): Visitor {
  const ask: Visitor["ask"] = async (question, ...args) =>
    (await driver.call(question.toString(), args)) as never;
  const find = async (selector: string, text = ""): Promise<Point> => {
    let place: Point | null = null;
    await expect
      .poll(async () => (place = await ask(placeOf, selector, text)), `${selector} ${text}`)
      .not.toBeNull();
    return place ?? { x: 0, y: 0 };
  };
  const moveTo = ({ x, y }: Point) =>
    driver.perform([mouse({ type: "pointerMove", x, y, duration: 50 })]);
  const hover = async (selector: string, text?: string) => moveTo(await find(selector, text));
  return {
    resize: driver.resize,
    firstWord: (path) => driver.firstWord(`${baseURL}${path}`),
    ...(driver.print && { print: driver.print }),
    open: (path) => driver.open(`${baseURL}${path}`),
    ask,
    hover,
    moveTo,
    click: async (selector, text) => {
      await hover(selector, text);
      await driver.perform([
        mouse({ type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }),
      ]);
    },
    press: (key) => driver.perform([keyboard(KEYS[key])]),
    type: (text) => driver.perform([keyboard(...text)]),
    rest: (milliseconds) => sleep(milliseconds),
  };
}

function mouse(...actions: (InputSource & { type: "pointer" })["actions"]): InputSource {
  return { type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions };
}

function keyboard(...keys: readonly string[]): InputSource {
  const actions = keys.flatMap((value) => [
    { type: "keyDown" as const, value },
    { type: "keyUp" as const, value },
  ]);
  return { type: "key", id: "keyboard", actions };
}

/** Runs in the page: the center of the first visible match, or null. */
function placeOf(selector: string, text: string): Point | null {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest("[inert]"))
      continue;
    if (!element.textContent.includes(text)) continue;
    element.scrollIntoView({ block: "nearest", behavior: "instant" });
    const { x, y, width, height } = element.getBoundingClientRect();
    if (width === 0) continue;
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  }
  return null;
}
