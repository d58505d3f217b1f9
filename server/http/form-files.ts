import { randomUUID } from "node:crypto";
import { IncomingMessage, type ServerResponse } from "node:http";
import { splitFormPath } from "#content/request-quote-path.ts";
import { joinFiles, sentFilesSchema } from "#lib/quote-requests/attachment-upload.ts";
import { FILES_FIELD } from "#lib/quote-requests/request-fields.ts";
import { clientOf } from "./client-address.ts";
import { reportOf } from "#server/observability/error-report.ts";
import { log } from "#server/observability/log.ts";
import { MAX_FORM_BYTES, rejectOrigin } from "./request-guard.ts";
import { FileReception } from "./file-reception.ts";
import { getFormFileReceiver } from "./form-file-receiver.ts";
import { FormTooLargeError, readForm } from "./read-form.ts";
import { UploadSlots } from "./upload-slots.ts";

/** Each form holds up to two parts of a file, of at most 5 MB, and its texts. */
const slots = new UploadSlots({ total: 16, perClient: 4 });

class TooManyFormsError extends Error {
  override name = "TooManyFormsError";
}

/** Streams a form's files to the store and returns the rest; undefined if it has sent an error response. */
export async function takeFormFiles(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<IncomingMessage | undefined> {
  const receive = getFormFileReceiver();
  if (!receive || !isLargeForm(request)) return request;
  const client = clientOf(headersOf(request));
  const leave = slots.take(client);
  if (!leave) {
    reject(request, response, new TooManyFormsError());
    return undefined;
  }
  const form = new FormData();
  // A prerendered page leaves its form's key empty.
  const ownKey = randomUUID();
  const key = () => String((form.get("idempotencyKey") ?? "-") || ownKey).toLowerCase();
  const reception = new FileReception(receive, client, key);
  try {
    await readForm(request, form, reception);
  } catch (error) {
    reject(request, response, error);
    return undefined;
  } finally {
    leave();
  }
  nameFiles(form, reception);
  if (form.get("idempotencyKey") === "") form.set("idempotencyKey", ownKey);
  return withBody(request, form);
}

/** Smaller forms are read as a whole by the action, as on any host. */
function isLargeForm(request: IncomingMessage): boolean {
  const headers = headersOf(request);
  return (
    request.method === "POST" &&
    splitFormPath(request.url?.split("?", 1)[0] ?? "") !== undefined &&
    /^multipart\/form-data; *boundary=/i.test(headers.get("content-type") ?? "") &&
    !headers.has("next-action") &&
    Number(headers.get("content-length") ?? Infinity) > MAX_FORM_BYTES &&
    !rejectOrigin(headers)
  );
}

function headersOf({ headers }: IncomingMessage): Headers {
  return new Headers(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

function reject(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  if (request.destroyed && !request.complete) {
    log.info("visitor left in the middle of a form");
    return void response.destroy();
  }
  const { status, message } = rejectionOf(error);
  log.info({ ...reportOf(error), status }, "a form could not be read");
  response.writeHead(status, {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
    Connection: "close",
  });
  response.end(message);
  request.resume();
}

function rejectionOf(error: unknown): { status: number; message: string } {
  if (error instanceof FormTooLargeError)
    return { status: 413, message: "This form is too large." };
  if (error instanceof TooManyFormsError)
    return {
      status: 503,
      message:
        "Too many forms with files come at once. Go back and send it again in a minute, or now without its files.",
    };
  return { status: 400, message: "This form could not be read." };
}

/** Appends received files to the form's list. An invalid list is left for the action to reject. */
function nameFiles(form: FormData, { files }: FileReception): void {
  const named = sentFilesSchema.safeParse(parseJson(String(form.get(FILES_FIELD) || "[]")));
  if (named.success) form.set(FILES_FIELD, JSON.stringify(joinFiles(named.data, files)));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The schema then finds no list.
    return undefined;
  }
}

async function withBody(request: IncomingMessage, form: FormData): Promise<IncomingMessage> {
  const { method, url, httpVersion, httpVersionMajor, httpVersionMinor, headers } = request;
  const sent = new Response(form);
  const body = Buffer.from(await sent.arrayBuffer());
  const made = new IncomingMessage(request.socket);
  const version = { httpVersion, httpVersionMajor, httpVersionMinor };
  Object.assign(made, { method, url, ...version, complete: true });
  const { "transfer-encoding": _chunked, ...kept } = headers;
  made.headers = {
    ...kept,
    "content-type": sent.headers.get("content-type") ?? "",
    "content-length": String(body.byteLength),
  };
  made.push(body);
  made.push(null);
  return made;
}
