const ISOLATE = "\u2066";
const END = "\u2069";
const MARKS = new RegExp(`[${ISOLATE}${END}]`, "g");

/** A phone number, or a word of digits and Latin letters and what joins it to the next: "76–305 mm", "EN 14342". */
const RUN =
  /\+\d[\d ()-]{6,}\d|[±$<>≤≥+]?[\p{Script=Latin}\d°²³″′%]+(?:(?: ?[×–/=±&+-] ?|[.,:@'’ \u00a0])?[\p{Script=Latin}\d°²³″′%])*(?: ?\$|\+)?/gu;

/**
 * Text of a right-to-left language with its numbers and their units isolated (UAX #9), so that ranges, signs and units
 * keep their order. Idempotent.
 */
export function isolateNumbers(text: string): string {
  return withoutIsolates(text).replaceAll(RUN, (run) =>
    /\d\D|\D\d/.test(run) ? `${ISOLATE}${run}${END}` : run,
  );
}

export function withoutIsolates(text: string): string {
  return text.replaceAll(MARKS, "");
}
