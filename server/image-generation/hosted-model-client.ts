import sharp from "sharp";
import { errorFields, log } from "#server/observability/log.ts";

type HostedModel = { apiKey: string; baseURL: string; model: string; timeoutMs?: number };

/** `broken` is a response without a usable image. */
export type HostedFailure = "policy" | "busy" | "slow" | "broken" | "unavailable";

type HostedResult = { image: Buffer } | { failure: HostedFailure };

const TIMEOUT_MS = 60_000;
/** Four times the requested size; a larger image is not decoded. */
const MAX_PIXELS = 4 * 1536 * 1024;
const IMAGE_FORMATS = new Set<string>(["png", "jpeg", "webp", "heif", "gif"]);

const STYLE_PROMPT =
  "Architectural interior photograph of custom cabinetry for a designer's mood board. Eye level, straight verticals, true materials with visible grain and joints, restrained styling, soft daylight unless the description says otherwise. No people, no text, no logos.";

/** Returns WebP. Aborting `signal` rejects with its reason. Never retries: a failed image may have been billed. */
export async function callHostedModel(
  prompt: string,
  { apiKey, baseURL, model, timeoutMs = TIMEOUT_MS }: HostedModel,
  signal: AbortSignal,
): Promise<HostedResult> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    // Loaded only if a key is configured.
    const [{ generateImage }, { createOpenAI }] = await Promise.all([
      import("ai"),
      import("@ai-sdk/openai"),
    ]);
    const { image } = await generateImage({
      model: createOpenAI({ apiKey, baseURL, fetch: fetchHere }).image(model),
      prompt: `${STYLE_PROMPT}\n\n${prompt}`,
      size: "1536x1024",
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, timeout]),
    });
    return await toWebp(image.uint8Array);
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    const failure = timeout.aborted ? "slow" : failureOf(error);
    // Its reason may repeat the key or the description.
    const { reason: _, ...fields } = errorFields(error);
    log.warn({ ...fields, failure, status: statusOf(error) }, "hosted image failed");
    return { failure };
  }
}

/** Follows no redirect: the description is for the configured service only. */
const fetchHere: typeof fetch = (input, init) => fetch(input, { ...init, redirect: "error" });

/** Article 50 of the EU's AI Act wants a mark that machines read; this one is IPTC's, for an image that came without. */
const MADE_BY_MODEL =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia"/></rdf:RDF></x:xmpmeta>';

async function toWebp(bytes: Uint8Array): Promise<HostedResult> {
  try {
    const webp = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" });
    const { format, xmpAsString = MADE_BY_MODEL } = await webp.metadata();
    // An SVG could contain scripts.
    if (!IMAGE_FORMATS.has(format)) throw new Error(`The picture is of format ${format}.`);
    const image = await webp
      .autoOrient()
      .resize({ width: 1536, height: 1536, fit: "inside", withoutEnlargement: true })
      .keepMetadata()
      .withXmp(xmpAsString)
      .webp({ quality: 88 })
      .toBuffer();
    return { image };
  } catch (error) {
    log.warn({ ...errorFields(error), bytes: bytes.byteLength }, "hosted image is broken");
    return { failure: "broken" };
  }
}

function failureOf(error: unknown): HostedFailure {
  const status = statusOf(error);
  if (status === 429) return "busy";
  const code = String((error as { data?: { error?: { code?: unknown } } }).data?.error?.code);
  // OpenAI's two codes for what its content policy refuses.
  if (["content_policy_violation", "moderation_blocked"].includes(code)) return "policy";
  // Not JSON, or without an image.
  if (status === 200 || (error as Error).name === "AI_NoImageGeneratedError") return "broken";
  return "unavailable";
}

function statusOf(error: unknown): number | undefined {
  return (error as { statusCode?: number }).statusCode;
}
