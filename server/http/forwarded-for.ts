const VOUCHED: unique symbol = Symbol.for("teragus.forwarded-for");
const holder = globalThis as typeof globalThis & { [VOUCHED]?: true };

/** Declares that the process's own server appends the client to `X-Forwarded-For`. */
export function trustForwardedFor(): void {
  holder[VOUCHED] = true;
}

/** Whether the header's last entry can be trusted; `next start` passes on what the client sent. */
export function isForwardedForVouched(): boolean {
  // Vercel overwrites the header with the client's address.
  return holder[VOUCHED] === true || process.env.VERCEL === "1";
}
