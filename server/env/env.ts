import { z } from "zod";
import {
  isWebhookSecret,
  rejectLinkedVariables,
  type LinkedVariables,
} from "./linked-variables.ts";
import { StartError } from "./start-error.ts";

const optionalText = z.string().optional();

/** The checks after it read the address, so they need one. */
const address = (protocol: RegExp, error: string) => z.url({ protocol, error, abort: true });

const webAddress = address(
  /^https?$/,
  "must be an http:// or https:// address, such as https://www.company.com",
);

const postgresAddress = address(
  /^postgres(ql)?$/,
  "must be an address such as postgres://user:password@host:5432/name, in whose password @ is written %40, # %23, / %2F and ? %3F",
).refine((url) => {
  const { pathname, search, hash } = new URL(url);
  return !hash && !`${pathname}${search}`.includes("@");
}, "ends too early: in its password, @ is written %40, # %23, / %2F and ? %3F");

/** PHC string format: parameters, salt, and 16, 24, 32 or 64 bytes in base64. */
const ARGON2_HASH =
  /^\$argon2(id|i|d)\$(\w+=[\w,=]+\$)+[\w+/-]{11,}\$([\w+/]{22}|[\w+/]{32}|[\w+/]{43}|[\w+/]{86})$/;

const optionalAddress = z.email("must be an e-mail address").optional();

const number = (least = 0, most = Number.MAX_SAFE_INTEGER, error = "must be a number") =>
  z.coerce.number(error).int().min(least).max(most);

const count = (fallback: number) => number().default(fallback);

const list = (entry: z.ZodType<string, string>) =>
  z
    .string()
    .default("")
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(entry));

/** The server's configuration. Each description is a row of docs/configuration.md, which `npm run test:unit -- server/env -u` writes. */
export const envSchema = z.object({
  DATABASE_URL: postgresAddress.describe(
    "Address of a PostgreSQL database, version 15 or newer. To check a certificate of your own authority, add `?sslmode=verify-full&sslrootcert=/path/ca.crt`, which `psql` and `pg_dump` take as well. If it is not set, the start and test commands run an embedded server in `.data/`.",
  ),
  DATA_DIR: optionalText.describe(
    "Folder for the embedded server's data. Defaults to `.data` in the checkout. Attachments in the database leave 1 GB of its disk free.",
  ),
  MIGRATION_DATABASE_URL: postgresAddress
    .optional()
    .describe(
      "Direct address of the same database, if `DATABASE_URL` is the address of a pooler. Migrations, backups and the seed use it; they default to `DATABASE_URL`.",
    ),
  DATABASE_POOL_SIZE: number(1)
    .default(10)
    .describe(
      "Maximum number of connections per instance for pages, requests and the inbox. Exports use up to two more. On a serverless host, set 1 to 3 and use a pooler.",
    ),
  SITE_URL: webAddress
    .refine((url) => new URL(url).pathname === "/", "must have no path")
    .describe(
      "Public address, without a path; `http://localhost` with `PORT` if it is not set. Also read at build time (canonical links). Cookies are `Secure` if it is https.",
    ),
  PORT: number(0, 65_535, "must be a port number")
    .default(3_000)
    .describe("Port that `npm start` and `npm run dev` listen on. Defaults to 3000."),
  ADMIN_PASSWORD_HASH: z
    .string()
    .regex(ARGON2_HASH, "must be a whole argon2 hash (in .env: between single quotes)")
    .optional()
    .describe(
      "Argon2 hash of the inbox password; `npm run admin:hash` prints one. Takes precedence over `ADMIN_PASSWORD`.",
    ),
  ADMIN_PASSWORD: optionalText.describe(
    "The inbox password in plain text, at least 15 characters. If neither is set, `npm start` and `npm run dev` generate a password and print it once, and a deployed site keeps the inbox locked.",
  ),
  SESSION_SECRET: z
    .string()
    .min(32, "needs at least 32 characters")
    .optional()
    .describe(
      "At least 32 random characters used to encrypt the session cookie and the second factor's secret; the same on every instance. A new one ends all sessions, and leaves the second factor its recovery codes only. If it is not set, `npm start` and `npm run dev` make one at each start, and a deployed site keeps the inbox locked.",
    ),
  TRUSTED_PROXIES: number()
    .default(0)
    .describe(
      "Number of your own reverse proxies that append to `X-Forwarded-For`: 0 for `npm start` without a proxy and on Vercel; 1 behind one proxy and in `compose.yaml`.",
    ),
  RETENTION_MONTHS: number(1, 1_200)
    .optional()
    .describe(
      "Number of months after which `npm run privacy -- retain` erases the personal data of a quote request. Run that command daily from a scheduler. Without a number it removes only unsent files, and fails.",
    ),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "must be an smtp:// or smtps:// address" })
    .optional()
    .describe(
      "Mail server, such as `smtp://user:password@host:587`. The connection is encrypted if the server offers STARTTLS, and always with `smtps://`. If it is not set, a site on `localhost` writes mails to `.data/mail/`; any other site sends none and reports it in the log and the inbox.",
    ),
  MAIL_FROM: optionalAddress.describe(
    "Sender address of all mails. Defaults to the company's address. The mail server must be allowed to send for its domain (SPF, DKIM).",
  ),
  DESK_EMAIL: optionalAddress.describe(
    "Address that receives a notification of each quote request. Defaults to the company's address.",
  ),
  WEBHOOK_URLS: list(address(/^https?$/, "must be http:// or https:// addresses")).describe(
    "Comma-separated addresses that receive an event for each new quote request and each status change: `https://`, or `http://` for a host in `WEBHOOK_PRIVATE_HOSTS`. They are treated as secrets: only the host is shown and logged.",
  ),
  WEBHOOK_SECRET: z
    .string()
    .refine(isWebhookSecret, "must be whsec_ and 24 to 64 bytes in base64")
    .optional()
    .describe(
      "Signing secret of webhooks: `whsec_` followed by 24 to 64 random bytes in base64 (`openssl rand -base64 33`). Required with `WEBHOOK_URLS`.",
    ),
  WEBHOOK_PRIVATE_HOSTS: list(z.string().regex(/^[a-z0-9.:-]+$/i, "must be host names")).describe(
    "Comma-separated host names of `WEBHOOK_URLS` that may be in a private network. No other host may.",
  ),
  CRON_SECRET: optionalText.describe(
    "Long random token that `/api/deliveries` requires as `Authorization: Bearer`. On a serverless host, a scheduler must call that address every few minutes to retry deliveries. If it is not set, the address does not exist.",
  ),
  FILES_BUCKET_URL: webAddress
    .refine((url) => /^\/[^/]+\/?$/.test(new URL(url).pathname), "must end with the bucket's name")
    .optional()
    .describe(
      "S3-compatible bucket for attachments, such as `https://s3.eu-central-1.amazonaws.com/bucket`. If it is not set, attachments are stored in the database.",
    ),
  FILES_BUCKET_REGION: z.string().default("us-east-1").describe("Region of the bucket."),
  FILES_BUCKET_ACCESS_KEY_ID: optionalText.describe(
    "Access key of the bucket, with permission to read, write, list and delete. Required with `FILES_BUCKET_URL`.",
  ),
  FILES_BUCKET_SECRET_ACCESS_KEY: optionalText.describe(
    "Secret of that key. Required with `FILES_BUCKET_URL`.",
  ),
  FILES_DAILY_MB_PER_ADDRESS: count(600).describe(
    "Maximum megabytes of attachments per network address and day.",
  ),
  FILES_UNSENT_MB: count(2_000).describe(
    "Maximum megabytes of attachments, for all visitors together, whose quote request has not been sent yet. A network gets a third a day.",
  ),
  FILES_TOTAL_MB: number()
    .optional()
    .describe(
      "Maximum megabytes of all attachments together; beyond it, quote requests arrive without files. Defaults to 10000 in the database, and to none in a bucket. From 80 % on, the inbox and the morning mail say so.",
    ),
  CLAMAV_URL: z
    .url({ protocol: /^tcp$/, error: "must be a tcp:// address" })
    .optional()
    .describe(
      "Address of a ClamAV daemon, such as `tcp://127.0.0.1:3310`, that scans each attachment before an operator can open it. If it is not set, attachments are marked as not scanned.",
    ),
  IMAGE_API_KEY: optionalText.describe(
    "API key of a hosted image model for `/generate-image`. If it is not set, the site's own renderer makes the images and no data leaves the server.",
  ),
  IMAGE_API_URL: webAddress
    .default("https://api.openai.com/v1")
    .describe(
      "Base address of the hosted model, without `/images/generations`: OpenAI, or a service that implements its API and returns `b64_json`.",
    ),
  IMAGE_API_MODEL: z
    .string()
    .default("gpt-image-1")
    .describe("Name of the hosted model. It must support images of 1536 x 1024."),
  IMAGE_LIMIT_PER_ADDRESS: count(60).describe(
    "Maximum images per network address in ten minutes, from either the renderer or the hosted model.",
  ),
  IMAGE_DAILY_LIMIT_PER_ADDRESS: count(20).describe(
    "Maximum images from the hosted model per network address and day.",
  ),
  IMAGE_DAILY_BUDGET: count(200).describe(
    "Maximum images from the hosted model per day for all visitors together. This caps the cost.",
  ),
  IMAGE_QUEUE_LENGTH: count(8).describe(
    "Number of image requests that may wait on one instance while two are being made. Any further request is asked to retry later.",
  ),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "silent"])
    .default("info")
    .describe(
      "Minimum level of the server's log on standard output. At a terminal, only warnings and errors are shown if it is not set.",
    ),
  LOG_FORMAT: z
    .enum(["json", "text"])
    .default("text")
    .describe(
      "`json` writes the log as JSON lines at a terminal too, requests included. Elsewhere it always is JSON lines.",
    ),
  SHUTDOWN_SECONDS: number(1, 3_600)
    .default(30)
    .describe(
      "Number of seconds that running requests, images and downloads have to finish after `SIGTERM`. Keep it below the time after which your host kills the process.",
    ),
});
type Variables = Record<string, string | undefined>;
export type Env = z.output<typeof envSchema>;

let cached: Env | undefined;

/** The validated environment, read once. Throws a `StartError` that names every invalid variable, never its value. */
export function getEnv(): Env {
  cached ??= parseEnv(process.env);
  return cached;
}

export function parseEnv(source: Variables): Env {
  return parse(envSchema, source);
}

function parse<Schema extends z.ZodType<LinkedVariables>>(
  schema: Schema,
  source: Variables,
): z.output<Schema> {
  // Compose files and dashboards pass an unset variable as an empty string.
  const given = Object.fromEntries(Object.entries(source).filter(([, text]) => text !== ""));
  const set = { SITE_URL: localSiteUrl(source), ...given };
  const result = schema.superRefine(rejectLinkedVariables).safeParse(set);
  if (result.success) return result.data;
  const problems = result.error.issues.map(
    (issue) => `  ${issue.path.join(".")}: ${issue.message}`,
  );
  throw new StartError(`The environment is not usable:\n${problems.join("\n")}`);
}

/** Like `parseEnv`, but without a required `DATABASE_URL`: the launcher starts an embedded server instead. */
export function parseLauncherEnv(source: Variables) {
  return parse(envSchema.extend({ DATABASE_URL: postgresAddress.optional() }), source);
}

/** Separate, because everything logs, including the parsing of the environment. */
export function getLogLevel(): Env["LOG_LEVEL"] {
  return envSchema.shape.LOG_LEVEL.catch("info").parse(process.env.LOG_LEVEL || undefined);
}

/** Separate, because pages are prerendered without a database. */
export function getSiteUrl(): URL {
  return new URL(envSchema.shape.SITE_URL.parse(process.env.SITE_URL || localSiteUrl(process.env)));
}

/** What pages say while `SITE_URL` is not set, whatever the port. */
export const LOCAL_SITE_URL = "http://localhost:3000";

function localSiteUrl({ PORT }: Variables): string {
  const url = `http://localhost:${PORT || 3_000}`;
  // A wrong port is one mistake, not two.
  return URL.canParse(url) ? url : LOCAL_SITE_URL;
}

export function absoluteUrl(path: string): string {
  return new URL(path, getSiteUrl()).href;
}

/** The public URL of a request in the inbox; opening it requires a sign-in. */
export function inboxAddress(quoteRequestId: number): string {
  return inboxViewAddress(`request=${quoteRequestId}`);
}

export function inboxViewAddress(search: string): string {
  return new URL(`/admin/teragus-submissions?${search}`, getSiteUrl()).href;
}
