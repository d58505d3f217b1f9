import type { SlotName } from "#content/image-generation/options.ts";
import * as common from "./common-words.ts";
import { findPhrase, toKnownWord, type Meaning } from "./lexicon.ts";
import { takes } from "./room-slots.ts";

/** Where something stands in the prompt, as offsets. */
export type Span = { start: number; end: number };

/** A word or phrase of the trade. */
export type Term = Span & { kind: "term"; isFinish: boolean } & Meaning;

/** A prompt's words by what they do in the sentence. A `stop` ends a clause; a `with` joins loosely. */
export type Item =
  | Term
  | (Span & {
      kind: "link" | "pointer" | "break" | "with" | "stop" | "negation" | "filler" | "unknown";
    });

type Token = Span & { word: string };

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*|\p{Extended_Pictographic}/gu;

/** Cuts a prompt into items, in its order. */
export function readItems(prompt: string): Item[] {
  const tokens: Token[] = [...prompt.matchAll(WORD)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    word: toKnownWord(match[0]),
  }));
  const items: Item[] = [];
  let from = 0;
  for (const run of runsWithoutPunctuation(prompt, tokens)) {
    if (from > 0) items.push(punctuation(prompt.slice(from, run[0]?.start), from));
    items.push(...readRun(run));
    from = run.at(-1)?.end ?? from;
  }
  return items;
}

/** The slot of a term that names a part of the cabinet; a room's name stands for its cabinets. */
export function nounOf(item: Item | undefined): SlotName | undefined {
  if (item?.kind !== "term") return undefined;
  return item.noun ?? (isRoom(item) ? "cabinet" : undefined);
}

/** Whether a term names a room. */
export function isRoom(item: Item | undefined): boolean {
  return item?.kind === "term" && item.options.some((option) => takes("room", option));
}

function readRun(tokens: readonly Token[]): Item[] {
  const words = tokens.map(({ word }) => word);
  const items: Item[] = [];
  let index = 0;
  while (index < tokens.length) {
    const phrase = findPhrase(words, index);
    const length = phrase?.length ?? 1;
    const [first, last] = [tokens[index], tokens[index + length - 1]];
    if (!first || !last) break;
    const span = { start: first.start, end: last.end };
    items.push(
      phrase
        ? {
            ...span,
            kind: "term",
            isFinish: length === 1 && common.finishes.has(first.word),
            ...phrase.meaning,
          }
        : { ...span, kind: kindOf(first.word) },
    );
    index += length;
  }
  return items;
}

function kindOf(word: string): Exclude<Item["kind"], "term" | "stop"> {
  if (common.withs.has(word)) return "with";
  if (common.links.has(word)) return "link";
  if (common.pointers.has(word)) return "pointer";
  if (common.breaks.has(word)) return "break";
  if (common.negations.has(word)) return "negation";
  return common.fillers.has(word) || common.finishes.has(word) ? "filler" : "unknown";
}

/** A phrase does not reach over punctuation; a hyphen is none. */
function runsWithoutPunctuation(prompt: string, tokens: readonly Token[]): Token[][] {
  const runs: Token[][] = [];
  let end = 0;
  for (const token of tokens) {
    const run = runs.at(-1);
    if (run && /^(?!.*\n)[\s\-–_"“”*]*$/s.test(prompt.slice(end, token.start))) run.push(token);
    else runs.push([token]);
    end = token.end;
  }
  return runs;
}

function punctuation(text: string, start: number): Item {
  const span = { start, end: start + text.length };
  if (/[:=]/.test(text)) return { ...span, kind: "link" };
  return { ...span, kind: /[,;.!?()\n]/.test(text) ? "stop" : "break" };
}
