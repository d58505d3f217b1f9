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

// Next names each server action by a hash of this key, its file and its name. A key of every build's own would leave
// open forms behind at each deployment, and between two machines that build the same commit. It would also encrypt what
// an action closes over; ours close over nothing (scripts/architecture/server-actions.test.ts), so that it need not be secret.
process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ||= createHash("sha256")
  .update("teragus server actions")
  .digest("base64");

const isSecure = process.env.SITE_URL?.startsWith("https://") ?? false;

const nextConfig: NextConfig = {
  // The test run builds beside a running site instead of under its feet.
  distDir: process.env.NEXT_DIST_DIR ?? ".next",
  // Takes Next's scripts out of prerendered pages, then calls the host's own adapter.
  adapterPath: fileURLToPath(new URL("scripts/build/next-adapter.ts", import.meta.url)),
  agentRules: false,
  // The proxy's policy must be that of the build.
  env: { KEEP_NEXT_SCRIPTS: process.env.KEEP_NEXT_SCRIPTS ?? "" },
  // An action's name holds its path from here, wherever the folder lies and whatever lies above it.
  turbopack: { root },
  outputFileTracingRoot: root,
  poweredByHeader: false,
  // The pictures are made before the build, in the sizes that the layout asks for: nothing is made on request.
  images: { unoptimized: true },
  typedRoutes: true,
  // `npm run check` checks the types, tests among them, for which a host that only builds has not installed a thing.
  typescript: { ignoreBuildErrors: true },
  // Large libraries that Node loads as they are, which spares the build from bundling them. pdfkit must be the one that
  // @react-pdf/renderer draws with.
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
  // A page for unknown addresses in app/not-found.tsx would travel twice in every payload; so would inlined CSS.
  experimental: {
    globalNotFound: true,
    // Writing it makes a first build longer by a tenth, and no build is made twice from the same sources.
    turbopackFileSystemCacheForBuild: false,
    // What the guard in proxy.ts lets through.
    serverActions: { bodySizeLimit: MAX_FORM_WITH_FILES_BYTES },
    // Every visit begins with a request for each script: fewer and larger ones. The site is small.
    turbopackChunking: {
      firstPageLoadPriority: 1,
      requestCost: 10_000_000,
      minChunkSize: 1_000_000,
      maxChunkCountPerGroup: 2,
      maxMergeChunkSize: 10_000_000,
    },
  },
  output: process.env.NEXT_OUTPUT === "standalone" ? "standalone" : undefined,
  // The documents that are made of the masters are made at build time.
  outputFileTracingExcludes: { "/*": ["./studio/masters/**/*"] },
  // The passes are read by name at request time, where no bundler sees them.
  outputFileTracingIncludes: {
    "/api/generate-image": ["./server/image-generation/passes/**/*"],
  },
  // Addresses that a visitor makes by cutting a longer one.
  redirects: () =>
    Promise.resolve([
      { source: "/asset-classes", destination: "/markets", permanent: true },
      { source: "/admin", destination: "/admin/teragus-submissions", permanent: true },
    ]),
  headers: () =>
    Promise.resolve([
      // A picture's address carries its checksum, so that a copy never gets old.
      {
        source: "/images/:path*",
        headers: [{ key: "Cache-Control", value: "public, max-age=31536000, immutable" }],
      },
      {
        source: "/:path*",
        headers: securityHeaders(isSecure),
      },
      // Not for data, nor for PDFs, whose viewer in Chromium would be bound by it, nor where proxy.ts sets a policy.
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
