import streaming from "@opennextjs/aws/overrides/wrappers/aws-lambda-streaming.js";
import type { Wrapper } from "@opennextjs/aws/types/overrides.js";

/** OpenNext's streaming wrapper, without the copy of each answer that it keeps in memory: an export is larger than that. */
const streamingWrapper: Wrapper = {
  ...streaming,
  wrapper: (handler, converter) =>
    streaming.wrapper((event, options) => {
      const streamCreator = options?.streamCreator && {
        ...options.streamCreator,
        retainChunks: false,
      };
      return handler(event, { ...options, streamCreator });
    }, converter),
};

export default streamingWrapper;
