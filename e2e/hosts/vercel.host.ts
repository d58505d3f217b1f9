import { fileURLToPath } from "node:url";
import { SITE_ENV } from "#e2e/support/site.ts";
import { describeClients } from "./clients.ts";
import { describeHost } from "./describe-host.ts";
import { startVercelServer } from "./vercel/vercel-server.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

const startVercel = () =>
  startVercelServer(ROOT, `${ROOT}.next-vercel/output`, {
    ...process.env,
    ...SITE_ENV,
    NODE_ENV: "production",
    TRUSTED_PROXIES: "0",
    VERCEL: "1",
  });

describeHost("Vercel", startVercel);
describeClients("Vercel", startVercel);
