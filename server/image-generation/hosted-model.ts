import sharp from "sharp";
import { reportOf } from "#server/observability/error-report.ts";
import { log } from "#server/observability/log.ts";

/** How the hosted model is reached, and how long it may take. */
export type HostedModel = { apiKey: string; baseURL: string; model: string; timeoutMs?: number };

/** Why the hosted model made no picture. `broken` is an answer without a picture that can be shown. */
export type HostedFailure = "policy" | "busy" | "slow" | "broken" | "unavailable";

type HostedResult = { image: Buffer } | { failure: HostedFailure };

const TIMEOUT_MS = 60_000;
/** Four times the picture that is asked for; what claims to be larger is not opened. */
const MAX_PIXELS = 4 * 1536 * 1024;
const IMAGE_FORMATS = new Set<string>(["png", "jpeg", "webp", "heif", "gif"]);

/** The site's visual style, which goes before every description. */
const STYLE_PROMPT =
  "Architectural interior photograph of custom cabinetry for a designer's mood board. Eye level, straight verticals, true materials with visible grain and joints, restrained styling, soft daylight unless the description says otherwise. No people, no text, no logos.";

/**
 * Has the hosted model make a picture of `prompt` and returns it as WebP, or says why there is none. Aborting `signal`
 * rejects with its reason. Nothing is tried twice: a picture that fails may have been billed, and the visitor waits.
 */
export async function callHostedModel(
  prompt: string,
  { apiKey, baseURL, model, timeoutMs = TIMEOUT_MS }: HostedModel,
  signal: AbortSignal,
): Promise<HostedResult> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    // Only where a key is configured.
    const [{ generateImage }, { createOpenAI }] = await Promise.all([
      import("ai"),
      import("@ai-sdk/openai"),
    ]);
    const { image } = await generateImage({
      model: createOpenAI({ apiKey, baseURL }).image(model),
      prompt: `${STYLE_PROMPT}\n\n${prompt}`,
      size: "1536x1024",
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, timeout]),
    });
    return await toWebp(image.uint8Array);
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    const failure = timeout.aborted ? "slow" : failureOf(error);
    log.warn({ ...reportOf(error), failure, status: statusOf(error) }, "hosted image failed");
    return { failure };
  }
}

/** Whatever the model sent, as WebP of at most the size that was asked for. */
async function toWebp(bytes: Uint8Array): Promise<HostedResult> {
  try {
    const webp = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" });
    const { format } = await webp.metadata();
    // An SVG, say, would be a program to run.
    if (!IMAGE_FORMATS.has(format)) throw new Error(`The picture is of format ${format}.`);
    const image = await webp
      .autoOrient()
      .resize({ width: 1536, height: 1536, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 88 })
      .toBuffer();
    return { image };
  } catch (error) {
    log.warn({ ...reportOf(error), bytes: bytes.byteLength }, "hosted image is broken");
    return { failure: "broken" };
  }
}

function failureOf(error: unknown): HostedFailure {
  const status = statusOf(error);
  if (status === 429) return "busy";
  if (isPolicyRefusal(error)) return "policy";
  // An answer that is none: not JSON, or without a picture in it.
  if (status === 200 || nameOf(error) === "AI_NoImageGeneratedError") return "broken";
  return "unavailable";
}

/** OpenAI's two codes for a description that its rules forbid. */
function isPolicyRefusal(error: unknown): boolean {
  const data = (error as { data?: { error?: { code?: unknown } } }).data;
  return ["content_policy_violation", "moderation_blocked"].includes(String(data?.error?.code));
}

function statusOf(error: unknown): number | undefined {
  return (error as { statusCode?: number }).statusCode;
}

function nameOf(error: unknown): string | undefined {
  return error instanceof Error ? error.name : undefined;
}
