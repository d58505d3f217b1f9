import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onBasketChange, readBasket, writeBasket } from "./basket-storage.ts";

const KEY = "teragus.samples";
const kept = new Map<string, string>();
let page: EventTarget;

beforeEach(() => {
  kept.clear();
  page = new EventTarget();
  vi.stubGlobal("window", page);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** The event after another tab's write. */
const change = (key: string | null) =>
  page.dispatchEvent(Object.assign(new Event("storage"), { key }));
const reject = () =>
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new DOMException("No storage here", "SecurityError");
    },
    setItem: () => {
      throw new DOMException("Full", "QuotaExceededError");
    },
  });

test("notifies about another tab's change of the basket only", () => {
  const listen = vi.fn();
  onBasketChange(listen, new AbortController().signal);
  change("other");
  expect(listen).not.toHaveBeenCalled();
  change(KEY);
  change(null);
  expect(listen).toHaveBeenCalledTimes(2);
});

test.each(["no list", "{}", "7", "null", '"teak"', '[7,null,["ash"]]'])(
  "treats invalid storage as an empty basket: %s",
  (text) => {
    kept.set(KEY, text);
    expect(readBasket()).toEqual([]);
  },
);

test("reports that storage is unavailable", () => {
  reject();
  expect(readBasket()).toBeUndefined();
  expect(writeBasket(["teak"])).toBe(false);
});
