import streaming from "@opennextjs/aws/overrides/wrappers/aws-lambda-streaming.js";
import type { StreamCreator } from "@opennextjs/aws/types/open-next.js";
import type { Converter, OpenNextHandler, Wrapper } from "@opennextjs/aws/types/overrides.js";
import { getEnv } from "../../env/env.ts";
import { trustForwardedFor } from "../forwarded-for.ts";
import { nameClient } from "./name-client.ts";

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
    // Otherwise OpenNext keeps a copy of the response; an export exceeds a function's memory.
    retainChunks: false,
    // OpenNext compresses the body, so the original length would be wrong.
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
      // OpenNext prefers Brotli at a level that is too slow for exports and rendered pages.
      const encoding = request.headers["accept-encoding"]?.includes("gzip") ? "gzip" : "identity";
      return { ...request, headers: { ...request.headers, "accept-encoding": encoding } };
    },
  };
}
