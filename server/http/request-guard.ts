import { isActionCall, isActionForm } from "./action-payload.ts";

/** In bytes: both long texts in four-byte characters, with a margin. */
export const MAX_FORM_BYTES = 128 * 1024;
/** With files, if they are not streamed to the store: the limit of serverless hosts. */
export const MAX_FORM_WITH_FILES_BYTES = 4.5 * 1024 * 1024;

export type Rejection = {
  status: 400 | 403 | 405 | 411 | 413 | 415;
  message: string;
  /** The allowed methods, for a 405. */
  allow?: string;
};

/** Checks requests on which Next fails. `takesForms`: forms without JavaScript; `takesFiles`: a larger limit. */
export async function rejectForm(
  request: Request,
  takesForms: boolean,
  takesFiles = false,
): Promise<Rejection | undefined> {
  if (request.method !== "POST") return takesForms ? onlyForms : noForms;
  const isCall = request.headers.has("next-action");
  const isMultipart = /^multipart\//i.test(request.headers.get("content-type") ?? "");
  const maxBytes =
    takesFiles && isMultipart && !isCall ? MAX_FORM_WITH_FILES_BYTES : MAX_FORM_BYTES;
  return (
    rejectOrigin(request.headers) ??
    rejectSize(request.headers, maxBytes) ??
    (await rejectBody(request, maxBytes)) ??
    (takesForms || isCall ? undefined : noForms)
  );
}

/** Rejects a GET with a form's content type, for which a host would re-render the page. */
export function rejectReading(headers: Headers): Rejection | undefined {
  const isForm = /^multipart\/form-data/i.test(headers.get("content-type") ?? "");
  return isForm || headers.has("next-action") ? formWithoutPost : undefined;
}

/** Rejects cross-origin requests. Without an Origin it is not a browser's, so there is no session to abuse. */
export function rejectOrigin(headers: Headers): Rejection | undefined {
  const origin = headers.get("origin");
  if (origin === null) return undefined;
  const host = headers.get("x-forwarded-host") ?? headers.get("host");
  if (URL.canParse(origin) && new URL(origin).host === host) return undefined;
  return { status: 403, message: "This form can only be sent from this site." };
}

function rejectSize(headers: Headers, maxBytes: number): Rejection | undefined {
  const length = Number(headers.get("content-length") ?? Number.NaN);
  if (length <= maxBytes) return undefined;
  if (length > maxBytes)
    return maxBytes === MAX_FORM_WITH_FILES_BYTES ? tooLargeWithFiles : tooLarge;
  return headers.has("transfer-encoding")
    ? undefined
    : { status: 411, message: "Content-Length is missing." };
}

async function rejectBody(request: Request, maxBytes: number): Promise<Rejection | undefined> {
  const type = request.headers.get("content-type") ?? "";
  const isCall = request.headers.has("next-action");
  const isForm = /^(multipart\/form-data; *boundary=|application\/x-www-form-urlencoded)/i.test(
    type,
  );
  if (!isForm && !(isCall && type.startsWith("text/plain"))) return wrongType;
  const body = await request.arrayBuffer();
  if (body.byteLength > maxBytes) return tooLarge;
  try {
    const sent = new Response(body, { headers: { "content-type": type } });
    const form = isForm ? await sent.formData() : undefined;
    if (form && textBytesOf(form) > MAX_FORM_BYTES) return tooLarge;
    const isRead = isCall
      ? isActionCall(form?.getAll("0") ?? [await sent.text()])
      : form && isActionForm(form);
    return isRead ? undefined : malformed;
  } catch {
    // Do not report the parser's error: the body may hold personal data.
    return malformed;
  }
}

function textBytesOf(form: FormData): number {
  const texts = [...form.values()].filter((value) => typeof value === "string");
  return texts.reduce((bytes, text) => bytes + Buffer.byteLength(text), 0);
}

const noForms: Rejection = {
  status: 405,
  message: "This page takes no form.",
  allow: "GET, HEAD",
};
const onlyForms: Rejection = {
  status: 405,
  message: "This page is read, or sent a form.",
  allow: "GET, HEAD, POST",
};
const formWithoutPost: Rejection = { status: 400, message: "Send a form with POST." };
const tooLarge: Rejection = { status: 413, message: "This form is too large." };
const tooLargeWithFiles: Rejection = {
  status: 413,
  message:
    "This form is larger than 4.5 MB with its files. Go back, take files out, and send them by mail with the reference that you get.",
};
const wrongType: Rejection = { status: 415, message: "Send this form as multipart/form-data." };
const malformed: Rejection = { status: 400, message: "This form could not be read." };
