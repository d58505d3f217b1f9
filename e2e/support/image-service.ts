import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";

type ImageServiceCall = {
  path: string | undefined;
  authorization: string | undefined;
  body: Record<string, unknown>;
};

/** Responses by a word in the prompt. */
const responders: Record<string, (response: ServerResponse) => void | Promise<void>> = {
  forbidden: (response) =>
    sendError(response, 400, {
      code: "content_policy_violation",
      type: "image_generation_user_error",
      message: "Your request was rejected as a result of our safety system. key sk-leak",
    }),
  crowded: (response) =>
    sendError(response, 429, { code: "rate_limit_exceeded", message: "Rate limit reached." }),
  crashing: (response) =>
    sendError(response, 500, { code: null, message: "The server had an error." }),
  "wrong key": (response) =>
    sendError(response, 401, { code: "invalid_api_key", message: "Incorrect API key: sk-leak" }),
  moved: (response) => void response.writeHead(307, { location: "/v1/images/moved" }).end(),
  slow: () => undefined,
  broken: (response) => sendImage(response, Buffer.from("\x89PNG\r\n\x1a\nno image at all")),
  truncated: async (response) => sendImage(response, (await drawImage("png")).subarray(0, 900)),
  program: (response) =>
    sendImage(
      response,
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ),
  huge: async (response) =>
    sendImage(
      response,
      await sharp({ create: { width: 6_000, height: 6_000, channels: 3, background: "#000" } })
        .png()
        .toBuffer(),
    ),
  empty: (response) => send(response, 200, { created: 1, data: [] }),
  nonsense: (response) => void response.writeHead(200).end("<html>"),
  jpeg: async (response) =>
    sendImage(
      response,
      await sharp(await drawImage("jpeg"))
        .withXmp(SERVICE_XMP)
        .toBuffer(),
    ),
  webp: async (response) => sendImage(response, await drawImage("webp")),
};

/** The service's own mark, in one of its formats. */
export const SERVICE_XMP = '<x:xmpmeta xmlns:x="adobe:ns:meta/">the service</x:xmpmeta>';

/** Speaks OpenAI's `/v1/images/generations`; words in the prompt choose the error. */
export async function startImageService() {
  const calls: ImageServiceCall[] = [];
  const server = createServer((request, response) => {
    void readBody(request).then(async (body) => {
      const { url: path, headers } = request;
      calls.push({ path, authorization: headers.authorization, body });
      const word = Object.keys(responders).find((key) => String(body.prompt).includes(key));
      if (word) return responders[word]?.(response);
      sendImage(response, await drawImage("png"));
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return {
    baseURL: `http://127.0.0.1:${port}/v1`,
    calls,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return JSON.parse(text) as Record<string, unknown>;
}

function drawImage(format: "png" | "jpeg" | "webp"): Promise<Buffer> {
  return sharp({ create: { width: 1536, height: 1024, channels: 3, background: "#8a6a2f" } })
    .toFormat(format)
    .toBuffer();
}

function sendImage(response: ServerResponse, image: Buffer): void {
  send(response, 200, { created: 1_700_000_000, data: [{ b64_json: image.toString("base64") }] });
}

function sendError(response: ServerResponse, status: number, error: object): void {
  send(response, status, { error });
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
