import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import type { NextConfig } from "next";
import { pagePolicy } from "./server/http/content-security-policy.ts";
import { MAX_FORM_WITH_FILES_BYTES } from "./server/http/request-guard.ts";
import {
  DATA_HEADERS,
  securityHeaders,
  SHARED_IMAGE_HEADERS,
} from "./server/http/security-headers.ts";

const root = fileURLToPath(new URL(".", import.meta.url));

// Derives the ids of server actions. A random key per build would break open forms on each deployment. It need not be
// secret: our actions close over nothing (scripts/architecture/server-actions.test.ts).
process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ||= createHash("sha256")
  .update("teragus server actions")
  .digest("base64");

const isSecure = process.env.SITE_URL?.startsWith("https://") ?? false;

const nextConfig: NextConfig = {
  // Test builds use another folder than a running site.
  distDir: process.env.NEXT_DIST_DIR ?? ".next",
  // Removes Next's scripts from prerendered pages, then calls the host's adapter.
  adapterPath: fileURLToPath(new URL("scripts/build/next-adapter.ts", import.meta.url)),
  agentRules: false,
  // The proxy's policy must match the build.
  env: { KEEP_NEXT_SCRIPTS: process.env.KEEP_NEXT_SCRIPTS ?? "" },
  // Action ids contain the path from here, so they do not depend on the checkout's location.
  turbopack: { root },
  outputFileTracingRoot: root,
  poweredByHeader: false,
  // All image sizes are generated before the build.
  images: { unoptimized: true },
  typedRoutes: true,
  // `npm run check` checks types; a build-only host lacks the tests' dependencies.
  typescript: { ignoreBuildErrors: true },
  // Large libraries that need no bundling. pdfkit must be @react-pdf/renderer's copy.
  serverExternalPackages: [
    "pino",
    "prom-client",
    "@node-rs/argon2",
    "pdfkit",
    "@react-pdf/renderer",
    "@vercel/og",
    "ai",
    "@ai-sdk/openai",
    "@aws-sdk/s3-request-presigner",
    "html-to-text",
    "nodemailer",
    "pg-boss",
  ],
  // A not-found page in app/ would be in every payload twice; so would inlined CSS.
  experimental: {
    globalNotFound: true,
    // Writing the cache slows the first build by 10 %, and no build runs twice on the same sources.
    turbopackFileSystemCacheForBuild: false,
    // The limit of the guard in proxy.ts.
    serverActions: { bodySizeLimit: MAX_FORM_WITH_FILES_BYTES },
    // Prefer fewer, larger scripts: the site is small and every visit requests each one.
    turbopackChunking: {
      firstPageLoadPriority: 1,
      requestCost: 10_000_000,
      minChunkSize: 1_000_000,
      maxChunkCountPerGroup: 2,
      maxMergeChunkSize: 10_000_000,
    },
  },
  output: process.env.NEXT_OUTPUT === "standalone" ? "standalone" : undefined,
  // Masters are only read at build time.
  outputFileTracingExcludes: { "/*": ["./studio/masters/**/*"] },
  // Read by name at request time, which file tracing cannot see.
  outputFileTracingIncludes: {
    "/api/generate-image": ["./server/image-generation/passes/**/*"],
  },
  // URLs that visitors get by shortening a longer one.
  redirects: () =>
    Promise.resolve([
      { source: "/asset-classes", destination: "/markets", permanent: true },
      { source: "/admin", destination: "/admin/teragus-submissions", permanent: true },
    ]),
  headers: () =>
    Promise.resolve([
      // Immutable: an image's URL contains its checksum.
      {
        source: "/images/:path*",
        headers: [{ key: "Cache-Control", value: "public, max-age=31536000, immutable" }],
      },
      {
        source: "/:path*",
        headers: securityHeaders(isSecure),
      },
      // Not for data, for PDFs (Chromium's viewer would apply it), or where proxy.ts sets a policy.
      ...(process.env.NODE_ENV === "production"
        ? [
            {
              source:
                "/((?!api/|admin/teragus-submissions(?:/figures)?$|request-quote(?:/plain)?$|.*\\.pdf$).*)",
              headers: [{ key: "Content-Security-Policy", value: pagePolicy() }],
            },
          ]
        : []),
      { source: "/pictures/:path*", headers: SHARED_IMAGE_HEADERS },
      { source: "/api/admin/:path*", headers: DATA_HEADERS },
      { source: "/api/files/:path*", headers: DATA_HEADERS },
      { source: "/api/quote-requests", headers: DATA_HEADERS },
    ]),
};

export default nextConfig;
