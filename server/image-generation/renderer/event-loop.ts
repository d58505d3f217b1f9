import { setImmediate } from "node:timers/promises";

const ROWS_AT_ONCE = 64;

/** Yields to the event loop between batches of rows; call before row `y`. */
export async function yieldBeforeRow(y: number): Promise<void> {
  if (y % ROWS_AT_ONCE === 0) await setImmediate();
}
