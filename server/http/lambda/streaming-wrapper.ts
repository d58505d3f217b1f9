import streaming from "@opennextjs/aws/overrides/wrappers/aws-lambda-streaming.js";
import type { StreamCreator } from "@opennextjs/aws/types/open-next.js";
import type { Converter, OpenNextHandler, Wrapper } from "@opennextjs/aws/types/overrides.js";
import { getEnv } from "#server/env/env.ts";
import { trustForwardedFor } from "#server/http/forwarded-for.ts";
import { nameClient } from "./name-client.ts";

/** OpenNext's streaming wrapper, for clients that are named by CloudFront and answers of any size. */
const streamingWrapper: Wrapper = {
  ...streaming,
  wrapper: (handler, converter) => {
    trustForwardedFor();
    return streaming.wrapper(withStream(handler), withClient(converter));
  },
};

export default streamingWrapper;

function withStream(handler: OpenNextHandler): OpenNextHandler {
  return (event, options) =>
    handler(event, {
      ...options,
      streamCreator: options?.streamCreator && corrected(options.streamCreator),
    });
}

function corrected(stream: StreamCreator): StreamCreator {
  return {
    ...stream,
    // OpenNext would keep a copy of all that it streams; an export is larger than a function's memory.
    retainChunks: false,
    // OpenNext compresses what follows, and would announce the length that it had before.
    writeHeaders: (prelude) => {
      const { "content-length": _length, ...headers } = prelude.headers;
      return stream.writeHeaders({ ...prelude, headers });
    },
  };
}

function withClient(converter: Converter): Converter {
  return {
    ...converter,
    convertFrom: async (event: Parameters<typeof nameClient>[0]) => {
      const request = await converter.convertFrom(nameClient(event, getEnv().ORIGIN_SECRET));
      // Brotli would be OpenNext's choice, at the level that an export and a rendered page wait for.
      const encoding = request.headers["accept-encoding"]?.includes("gzip") ? "gzip" : "identity";
      return { ...request, headers: { ...request.headers, "accept-encoding": encoding } };
    },
  };
}
