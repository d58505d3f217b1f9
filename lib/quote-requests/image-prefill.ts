import { slots, type CabinetDesign, type SlotName } from "#content/image-generation/options.ts";
import {
  IMAGE_PARAMETER,
  PROMPT_PARAMETER,
  REQUEST_QUOTE_PATH,
} from "#content/request-quote-path.ts";
import { describeDesign } from "#lib/image-generation/describe-design.ts";
import { PROMPT_LIMITS } from "#lib/image-generation/image-response.ts";
import { isOptionOf, USUAL_VIEW } from "#lib/image-generation/room-slots.ts";

/** A picture of the image tool: its description, and, where our own renderer made it, what it shows. */
type Image = { design?: CabinetDesign | undefined; prompt: string };

const SEPARATOR = ".";
const slotNames = Object.keys(slots) as SlotName[];
/** What would end the line, or be refused by the form. */
const UNPRINTABLE = /[\s\p{Cc}\p{Surrogate}]+/gu;

/** Where a picture is sent to the export desk from: the form, with the picture in words before its specifications. */
export function imageAddress({ design, prompt }: Image): string {
  const ids = design ? slotNames.map((slot) => design[slot]).join(SEPARATOR) : "";
  // The links that open as a dialog are known by how they begin.
  const parameters = new URLSearchParams({ [IMAGE_PARAMETER]: ids, [PROMPT_PARAMETER]: prompt });
  return `${REQUEST_QUOTE_PATH}?${parameters}`;
}

/**
 * The picture that an address of the form names, in plain words: of the design's ids only a whole set that is known here,
 * of the description one line as long as the tool takes. Anybody can write an address, and the buyer reads what it said
 * before sending it.
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
  // Addresses of before there was a second view end without one.
  if (options.length === slotNames.indexOf("view")) options.push(USUAL_VIEW);
  if (options.length !== slotNames.length) return undefined;
  if (!slotNames.every((slot, index) => isOptionOf(slot, options[index] ?? ""))) return undefined;
  // Each was compared with its slot's list, which a type can't follow.
  return Object.fromEntries(
    slotNames.map((slot, index) => [slot, options[index]]),
  ) as unknown as CabinetDesign;
}
