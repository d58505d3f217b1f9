import { slots, type CabinetDesign, type SlotName } from "#content/image-generation/options.ts";
import {
  IMAGE_PARAMETER,
  PROMPT_PARAMETER,
  REQUEST_QUOTE_PATH,
} from "#content/request-quote-path.ts";
import { describeDesign } from "#lib/image-generation/describe-design.ts";
import { PROMPT_LIMITS } from "#lib/image-generation/image-response.ts";
import { isOptionOf, USUAL_VIEW } from "#lib/image-generation/room-slots.ts";

/** `design` is set for images of our own renderer. */
type Image = { design?: CabinetDesign | undefined; prompt: string };

const SEPARATOR = ".";
const slotNames = Object.keys(slots) as SlotName[];
/** Characters that end the line or fail validation. */
const UNPRINTABLE = /[\s\p{Cc}\p{Surrogate}]+/gu;

/** The form's URL, with the image described at the start of the specifications. */
export function imageAddress({ design, prompt }: Image): string {
  const ids = design ? slotNames.map((slot) => design[slot]).join(SEPARATOR) : "";
  // Links that open as a dialog are recognized by their prefix.
  const parameters = new URLSearchParams({ [IMAGE_PARAMETER]: ids, [PROMPT_PARAMETER]: prompt });
  return `${REQUEST_QUOTE_PATH}?${parameters}`;
}

/**
 * Describes the image in a form URL: only a complete set of known design ids, and one line of prompt within its limit.
 * URLs are untrusted, but the buyer sees the text before sending it.
 */
export function imageWordsOf(address: URLSearchParams): string | undefined {
  const ids = address.get(IMAGE_PARAMETER);
  if (ids === null) return undefined;
  const design = designOf(ids);
  const prompt = (address.get(PROMPT_PARAMETER) ?? "").replaceAll(UNPRINTABLE, " ").trim();
  const quoted = prompt && prompt.length <= PROMPT_LIMITS.max ? `“${prompt}”` : "";
  if (!design) return quoted && `From the image tool, in my words: ${quoted}`;
  const shown = `From the image tool: ${describeDesign(design)}`;
  return quoted ? `${shown}\nIn my words: ${quoted}` : shown;
}

function designOf(ids: string): CabinetDesign | undefined {
  const options = ids.split(SEPARATOR);
  // URLs from before the second view lack the last option.
  if (options.length === slotNames.indexOf("view")) options.push(USUAL_VIEW);
  if (options.length !== slotNames.length) return undefined;
  if (!slotNames.every((slot, index) => isOptionOf(slot, options[index] ?? ""))) return undefined;
  // TypeScript cannot infer this; each option was checked against its slot.
  return Object.fromEntries(
    slotNames.map((slot, index) => [slot, options[index]]),
  ) as unknown as CabinetDesign;
}
