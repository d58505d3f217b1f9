import { fileURLToPath } from "node:url";
import { SITE_ENV } from "../support/site.ts";
import { describeHost } from "./journey.ts";
import { serveBuildOutput } from "./vercel/server.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

describeHost("on Vercel", () =>
  serveBuildOutput(ROOT, `${ROOT}.next-vercel/output`, {
    ...process.env,
    ...SITE_ENV,
    NODE_ENV: "production",
    TRUSTED_PROXIES: "0",
    VERCEL: "1",
  }),
);
