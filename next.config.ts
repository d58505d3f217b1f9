import type { NextConfig } from "next";

const nextConfig: NextConfig = {
  // The test run builds beside a running site instead of under its feet.
  distDir: process.env.NEXT_DIST_DIR ?? ".next",
  agentRules: false,
  poweredByHeader: false,
  typedRoutes: true,
  experimental: { inlineCss: true },
};

export default nextConfig;
