import type { NextConfig } from "next";

const nextConfig: NextConfig = {
  // The test run builds beside a running site instead of under its feet.
  distDir: process.env.NEXT_DIST_DIR ?? ".next",
  agentRules: false,
  poweredByHeader: false,
  typedRoutes: true,
  // A root not-found.tsx would travel twice in every page's payload, header and footer included.
  experimental: { globalNotFound: true },
};

export default nextConfig;
