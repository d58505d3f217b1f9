import { setImmediate } from "node:timers/promises";

const ROWS_AT_ONCE = 64;

/** Lets other requests have their turn between batches of a picture's rows; call it before row `y`. */
export async function yieldBeforeRow(y: number): Promise<void> {
  if (y % ROWS_AT_ONCE === 0) await setImmediate();
}
