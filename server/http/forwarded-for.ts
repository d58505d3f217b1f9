const VOUCHED: unique symbol = Symbol.for("teragus.forwarded-for");
const holder = globalThis as typeof globalThis & { [VOUCHED]?: true };

/** Says of this process that what hands it its requests appends to `X-Forwarded-For` who sent each of them. */
export function trustForwardedFor(): void {
  holder[VOUCHED] = true;
}

/** Whether the end of `X-Forwarded-For` was written by somebody trustworthy; Next's bare server passes on what the client sent. */
export function isForwardedForVouched(): boolean {
  // Set by the host on each of its functions: Vercel overwrites the header with the client's address.
  return holder[VOUCHED] === true || process.env.VERCEL === "1";
}
