import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import type { NextConfig } from "next";
import { pageExtensions, SAMPLES } from "./content/switches.ts";
import { getSiteUrl } from "./server/env/env.ts";
import { siteVersion } from "./server/env/site-version.ts";
import { MAX_FORM_WITH_FILES_BYTES } from "./server/http/request-body.ts";
import {
  ATTACHMENT_HEADERS,
  DATA_HEADERS,
  pagePolicy,
  PDF_HEADERS,
  securityHeaders,
  SHARED_IMAGE_HEADERS,
} from "./server/http/response-headers.ts";

const root = fileURLToPath(new URL(".", import.meta.url));

// A key per build would break open forms at each deployment. It need not be secret: actions close over nothing (see
// scripts/architecture/imports.test.ts).
process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ||= createHash("sha256")
  .update("teragus server actions")
  .digest("base64");

/** The forms' pages, whose policy proxy.ts sets. */
const FORMS = SAMPLES ? "request-(?:quote(?:/plain)?|samples)" : "request-quote(?:/plain)?";

// A build ends with the start that wanted it, however that was killed.
if (process.argv[2] === "build") {
  process.once("disconnect", () => process.exit(1));
  process.channel?.unref();
}

const site = getSiteUrl();

const nextConfig: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR || ".next",
  // Defers Next's scripts, then calls the host's own adapter.
  adapterPath: fileURLToPath(new URL("scripts/build/next-adapter.ts", import.meta.url)),
  agentRules: false,
  env: { SITE_VERSION: siteVersion() },
  // Action names depend on the path from here.
  turbopack: { root },
  outputFileTracingRoot: root,
  poweredByHeader: false,
  images: { unoptimized: true },
  logging: { incomingRequests: false },
  typedRoutes: true,
  pageExtensions: pageExtensions(),
  // `npm run check` checks types; a host that only builds lacks the tests' dependencies.
  typescript: { ignoreBuildErrors: true },
  // Loaded by Node instead of bundled. pdfkit must be the one that @react-pdf/renderer uses.
  serverExternalPackages: [
    "pino",
    "@node-rs/argon2",
    "pdfkit",
    "@react-pdf/renderer",
    "@vercel/og",
    "ai",
    "@ai-sdk/openai",
    "@aws-sdk/client-s3",
    "html-to-text",
    "nodemailer",
  ],
  // app/not-found.tsx and inlined CSS would be in every payload twice.
  experimental: {
    globalNotFound: true,
    // Writing it makes a first build 10% slower, and no build is repeated.
    turbopackFileSystemCacheForBuild: false,
    // Leaves out what content/switches.ts switches off.
    turbopackCrossModuleConstants: true,
    // A front on another port may send `Host` without it.
    serverActions: { bodySizeLimit: MAX_FORM_WITH_FILES_BYTES, allowedOrigins: [site.host] },
    // Fewer and larger scripts, since every visit requests each of them.
    turbopackChunking: {
      firstPageLoadPriority: 1,
      requestCost: 10_000_000,
      minChunkSize: 1_000_000,
      maxChunkCountPerGroup: 2,
      maxMergeChunkSize: 10_000_000,
    },
  },
  output: process.env.NEXT_OUTPUT === "standalone" ? "standalone" : undefined,
  // The pages that show or weigh them are built in advance.
  outputFileTracingExcludes: { "/*": ["./public/drawing-kits/**/*"] },
  outputFileTracingIncludes: {
    "/api/generate-image": ["./server/image-generation/passes/**/*"],
  },
  redirects: () =>
    Promise.resolve([
      { source: "/asset-classes", destination: "/markets", permanent: true },
      { source: "/admin", destination: "/admin/teragus-submissions", permanent: true },
      {
        source: "/products/:product/drawing-kit.zip",
        destination: "/drawing-kits/:product-drawing-kit.zip",
        permanent: true,
      },
    ]),
  headers: () =>
    Promise.resolve([
      // Image URLs contain a checksum.
      {
        source: "/images/:path*",
        headers: [{ key: "Cache-Control", value: "public, max-age=31536000, immutable" }],
      },
      { source: "/:path*", headers: securityHeaders(site.protocol === "https:") },
      // Not for data, PDFs or where proxy.ts sets a policy.
      {
        source: `/((?!api/|admin/teragus-submissions(?:/figures)?$|(?:[a-z]{2}/)?${FORMS}$|.*\\.pdf$).*)`,
        headers: [{ key: "Content-Security-Policy", value: pagePolicy() }],
      },
      {
        source: "/:private(admin|api)/:path*",
        headers: [{ key: "X-Robots-Tag", value: "noindex, nofollow" }],
      },
      { source: "/pictures/:path*", headers: SHARED_IMAGE_HEADERS },
      { source: "/:path*.pdf", headers: PDF_HEADERS },
      // The last rule wins, also over a route's own header; the image tool's answer may be a page.
      { source: "/api/((?!generate-image$).*)", headers: DATA_HEADERS },
      { source: "/api/admin/submissions/:id/files/:path*", headers: ATTACHMENT_HEADERS },
    ]),
};

export default nextConfig;
