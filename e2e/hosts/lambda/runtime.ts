/** AWS Lambda's Node runtime for a streaming function: each POST body is one event, the response its stream. */
import { createServer, type ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { pathToFileURL } from "node:url";

type ResponseStream = ServerResponse & { setContentType: (type: string) => void };
type Handler = (event: unknown, stream: ResponseStream, context: object) => Promise<void>;

const INTEGRATION_RESPONSE = "application/vnd.awslambda.http-integration-response";

Object.assign(globalThis, {
  awslambda: {
    streamifyResponse: (handler: Handler) => handler,
    HttpResponseStream: {
      from: (stream: ResponseStream, prelude: object) => {
        stream.setContentType(INTEGRATION_RESPONSE);
        stream.write(JSON.stringify(prelude));
        stream.write(new Uint8Array(8));
        return stream;
      },
    },
  },
});

const folder = process.argv[2] ?? "";
const { handler } = (await import(pathToFileURL(`${folder}/index.mjs`).href)) as {
  handler: Handler;
};

const server = createServer(async (request, response) => {
  const stream = Object.assign(response, {
    setContentType: (type: string) => void response.setHeader("content-type", type),
  });
  try {
    await handler(await json(request), stream, {});
  } catch (error) {
    process.stderr.write(`${String(error)}\n`);
    response.destroy();
  }
});
server.listen(0, "127.0.0.1", () => process.send?.(server.address()));
process.once("disconnect", () => process.exit());
