import { generateImage } from "#content/pages/generate-image.ts";
import { slots } from "#content/image-generation/options.ts";
import { company } from "#content/company.ts";
import { palette } from "#lib/styles/design-tokens.ts";
import { slotLabel, slotsOf } from "#lib/image-generation/room-slots.ts";
import { imageAddress } from "#lib/quote-requests/image-prefill.ts";
import { getDatabase } from "#server/database.ts";
import { clientOf } from "#server/http/client-address.ts";
import { getEnv } from "#server/env/env.ts";
import { IMAGE_FAILED, SEND_TO_EXPORT_TEAM } from "#lib/image-generation/image-response.ts";
import { errorFields, log } from "#server/observability/log.ts";
import { withRequestId } from "#server/observability/request-id.ts";
import { createImageQueue, makeImage } from "#server/image-generation/image-action.ts";
import { readImageRequest, isFormPost } from "./read-image-request.ts";
import type { ImageResponse, ImageError } from "#lib/image-generation/image-response-schema.ts";
import { contentSecurityPolicy, DATA_POLICY, noStore } from "#server/http/response-headers.ts";

// The hosted model's minute, and the wait before it.
export const maxDuration = 120;

let queue: ReturnType<typeof createImageQueue> | undefined;

/**
 * Makes an image of a described cabinet: `{ prompt, seed?, design? }` to `{ image, alt, seed, madeBy, understood,
 * unknown }`, or to `{ error, proposal }` with the nearest room if the prompt's cannot be drawn. The page's form, sent
 * without JavaScript, gets a page instead.
 */
export function POST(request: Request): Promise<Response> {
  return withRequestId(request.headers, () => respond(request));
}

async function respond(request: Request): Promise<Response> {
  let prompt = "";
  try {
    const read = await readImageRequest(request);
    prompt = ("request" in read ? read.request.prompt : read.prompt) ?? "";
    if ("failure" in read) return createImageResponse(request, prompt, read.status, read.failure);
    const client = clientOf(request.headers);
    queue ??= createImageQueue(getEnv());
    const context = { database: getDatabase(), env: getEnv(), queue };
    const result = await makeImage(read.request, client, context, request.signal);
    const body = result.status === 200 ? result.response : result.failure;
    return createImageResponse(request, prompt, result.status, body);
  } catch (error) {
    if (request.signal.aborted) {
      log.info("visitor left before the image was made");
      // Nobody reads it.
      return new Response(null, { status: 499 });
    }
    log.error(errorFields(error), "image not made");
    // The database that counts images is most likely down.
    return createImageResponse(request, prompt, 503, { error: IMAGE_FAILED });
  }
}

/** JSON, or for a posted form an HTML page with its own content security policy. */
function createImageResponse(
  request: Request,
  prompt: string,
  status: number,
  body: ImageResponse | ImageError,
): Response {
  const seconds = "error" in body ? body.retryAfterSeconds : undefined;
  const headers = new Headers({ ...noStore(status, seconds), "X-Robots-Tag": "noindex" });
  headers.set("Content-Security-Policy", DATA_POLICY);
  if (!isFormPost(request)) return Response.json(body, { status, headers });
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", contentSecurityPolicy([]));
  return new Response(renderNoScriptPage(prompt, body), { status, headers });
}

/** The page for browsers without JavaScript: the image and a form to change it, or the error. */
function renderNoScriptPage(prompt: string, response: ImageResponse | ImageError): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escape(generateImage.name)} | ${escape(company.name)}</title>
<style>${STYLE}</style>
<main>
<p><a href="${generateImage.path}">Back to the ${escape(generateImage.name.toLowerCase())}</a></p>
<h1>${escape(prompt || generateImage.title)}</h1>
${"error" in response ? errorHtml(response) : imageHtml(prompt, response)}
<form method="post">
<label>Description<textarea name="prompt" rows="4" required>${escape(prompt)}</textarea></label>
${"error" in response || response.madeBy === "hosted-model" ? "" : choicesHtml(response)}
<button>Generate image</button>
${"error" in response ? proposalHtml(response) : ""}
</form>
</main>
</html>`;
}

function errorHtml({ error, reason = "" }: ImageError): string {
  return `<p role="alert">${escape(`${error} ${reason}`)}</p>`;
}

function proposalHtml({ proposal }: ImageError): string {
  return proposal
    ? `<button name="room" value="${proposal.room}">${proposal.label}</button> ${escape(proposal.note)}`
    : "";
}

function imageHtml(prompt: string, response: ImageResponse): string {
  const source = `data:image/webp;base64,${response.image}`;
  const unknown = response.unknown.map((words) => `“${words}”`).join(", ");
  const maker = response.madeBy === "own-renderer" ? "our own renderer" : "a hosted image model";
  const design = response.madeBy === "own-renderer" ? response.design : undefined;
  return `<img src="${source}" alt="${escape(response.alt)}" width="1536" height="1024">
<p>Made by ${maker}. <a href="${source}" download="${company.slug}-cabinet-${response.seed}.webp">Download WebP</a></p>
<p><a class="send" href="${escape(imageAddress({ design, prompt }))}">${SEND_TO_EXPORT_TEAM}</a> To send the picture too, download it and attach it to the form.</p>
${unknown && `<p>Not understood, and so not in the picture: ${escape(unknown)}.</p>`}`;
}

function choicesHtml({ design, seed }: Extract<ImageResponse, { madeBy: "own-renderer" }>): string {
  const lists = slotsOf(design.room).map((slot) => {
    const options = slots[slot].options.map(
      ({ id, label }) =>
        `<option value="${id}"${id === design[slot] ? " selected" : ""}>${escape(label)}</option>`,
    );
    return `<label>${slotLabel(design.room, slot)}<select name="${slot}">${options.join("")}</select></label>`;
  });
  return `<input type="hidden" name="seed" value="${seed}">${lists.join("\n")}`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const STYLE = `
body { margin: 0; background: ${palette.paper}; color: ${palette.ink}; font: 1rem/1.55 system-ui, sans-serif; }
main { max-width: 60rem; margin: auto; padding: 2rem 1.25rem 4rem; }
h1 { font: 2rem/1.15 Georgia, serif; overflow-wrap: anywhere; }
a { color: inherit; }
img { width: 100%; height: auto; }
form { display: grid; grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr)); gap: 1rem 1.5rem; margin-top: 2rem; }
label { display: grid; gap: 0.25rem; color: ${palette.quiet}; }
label:first-child { grid-column: 1 / -1; }
textarea, select { padding: 0.5rem; border: 1px solid ${palette.ink}; background: none; color: ${palette.ink}; font: inherit; }
button, .send { grid-column: 1 / -1; justify-self: start; display: inline-block; text-decoration: none; padding: 0.875rem 1.5rem; border: 0; background: ${palette.ink}; color: ${palette.paper}; font: inherit; }
`;
