import { slots, type CabinetDesign, type SlotName } from "#content/image-generation/options.ts";
import {
  IMAGE_PARAMETER,
  PROMPT_PARAMETER,
  REQUEST_QUOTE_PATH,
} from "#content/request-quote-path.ts";
import { describeDesign } from "#lib/image-generation/describe-design.ts";
import { PROMPT_LIMITS } from "#lib/image-generation/image-response.ts";
import { normalizeLine } from "#lib/validation/normalize-text.ts";
import { isOptionOf, USUAL_VIEW } from "#lib/image-generation/room-slots.ts";

/** `design` is known if our own renderer made the image. */
type Image = { design?: CabinetDesign | undefined; prompt: string };

const SEPARATOR = ".";
const slotNames = Object.keys(slots) as SlotName[];

export function imageAddress({ design, prompt }: Image): string {
  const ids = design ? slotNames.map((slot) => design[slot]).join(SEPARATOR) : "";
  // Dialog links are recognized by their prefix.
  const parameters = new URLSearchParams({ [IMAGE_PARAMETER]: ids, [PROMPT_PARAMETER]: prompt });
  return `${REQUEST_QUOTE_PATH}?${parameters}`;
}

/** The image in words. Addresses are untrusted: only complete known designs and one line of prompt count. */
export function imageTextOf(address: URLSearchParams): string | undefined {
  const ids = address.get(IMAGE_PARAMETER);
  if (ids === null) return undefined;
  const design = designOf(ids);
  const prompt = normalizeLine(address.get(PROMPT_PARAMETER) ?? "");
  const quoted = prompt && prompt.length <= PROMPT_LIMITS.max ? `“${prompt}”` : "";
  if (!design) return quoted && `From the image tool, in my words: ${quoted}`;
  const shown = `From the image tool: ${describeDesign(design)}`;
  return quoted ? `${shown}\nIn my words: ${quoted}` : shown;
}

function designOf(ids: string): CabinetDesign | undefined {
  const options = ids.split(SEPARATOR);
  // Older addresses have no view.
  if (options.length === slotNames.indexOf("view")) options.push(USUAL_VIEW);
  if (options.length !== slotNames.length) return undefined;
  if (!slotNames.every((slot, index) => isOptionOf(slot, options[index] ?? ""))) return undefined;
  // Each was checked against its slot's list, which TypeScript cannot infer.
  return Object.fromEntries(
    slotNames.map((slot, index) => [slot, options[index]]),
  ) as unknown as CabinetDesign;
}
