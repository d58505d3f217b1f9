import Negotiator from "negotiator";
import { type Encoding, ENCODINGS } from "./manifest.ts";
import type { StaticAnswer, StaticFile } from "./static-files.ts";

/** The library's types are a release behind: `preferred` decides among what a client takes equally. */
type Preferring = {
  encodings: (available: readonly string[], options: { preferred: readonly string[] }) => string[];
};

/** Browsers send one of a few; what somebody makes up beyond these is read each time. */
const MOST_REMEMBERED = 200;
const remembered = new Map<string, readonly Encoding[]>();

/**
 * The form of a file that a client with this `Accept-Encoding` likes best, and the smallest of those that it takes equally.
 * Whoever takes none is sent the file as it is, which says more than a refusal.
 */
export function chooseAnswer(file: StaticFile, acceptEncoding: string | undefined): StaticAnswer {
  const best = accepted(acceptEncoding).find((encoding) => file[encoding]);
  return (best && file[best]) ?? file.identity;
}

/** What a client takes, the best first. Without a word it takes anything, and yet may know nothing of it. */
function accepted(acceptEncoding: string | undefined): readonly Encoding[] {
  if (acceptEncoding === undefined) return ["identity"];
  const known = remembered.get(acceptEncoding);
  if (known) return known;
  const negotiator = new Negotiator({ headers: { "accept-encoding": acceptEncoding } });
  const taken = (negotiator as unknown as Preferring).encodings(ENCODINGS, {
    preferred: ENCODINGS,
  });
  if (remembered.size < MOST_REMEMBERED) remembered.set(acceptEncoding, taken as Encoding[]);
  return taken as Encoding[];
}
