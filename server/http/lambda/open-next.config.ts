import type { OpenNextConfig } from "@opennextjs/aws/types/open-next.js";

/** How OpenNext packs the site for AWS Lambda. One function, a bucket of assets and a CDN are all that it needs. */
const config: OpenNextConfig = {
  buildCommand: "npm run build:standalone",
  default: {
    override: {
      wrapper: () => import("./streaming-wrapper.ts").then((module) => module.default),
      converter: "aws-apigw-v2",
      // Nothing is revalidated, so there is nothing to tag, to queue, or to keep in S3 and DynamoDB.
      incrementalCache: () => import("./prerendered-cache.ts").then((module) => module.default),
      tagCache: "dummy",
      queue: "dummy",
    },
  },
  // The site's pictures are made at build time, in the sizes that it asks for.
  imageOptimization: { loader: "dummy" },
  dangerous: { disableTagCache: true },
};

export default config;
