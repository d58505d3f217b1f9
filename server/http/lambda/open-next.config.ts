import type { OpenNextConfig } from "@opennextjs/aws/types/open-next.js";

const config: OpenNextConfig = {
  buildCommand: "npm run build:standalone",
  default: {
    override: {
      wrapper: () => import("./streaming-wrapper.ts").then((module) => module.default),
      converter: "aws-apigw-v2",
      // Nothing is revalidated, so no tags, queue, S3 or DynamoDB cache are needed.
      incrementalCache: () => import("./prerendered-cache.ts").then((module) => module.default),
      tagCache: "dummy",
      queue: "dummy",
    },
  },
  // Images are generated at build time in every size.
  imageOptimization: { loader: "dummy" },
  dangerous: { disableTagCache: true },
};

export default config;
