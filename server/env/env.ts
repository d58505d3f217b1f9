import { z } from "zod";
import { refuseOpenAuth, type AuthVariables } from "./auth-variables.ts";
import { refuseUnusableBucket, type BucketVariables } from "./bucket-variables.ts";
import { StartError } from "./start-error.ts";
import { isWebhookSecret, refuseOpenWebhooks, type WebhookVariables } from "./webhook-variables.ts";

const optionalText = z.string().optional();

const postgresAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error: "must be a postgres:// address",
});

const optionalAddress = z.email("must be an e-mail address").optional();

const count = (fallback: number) => z.coerce.number().int().min(0).default(fallback);

const list = (entry: z.ZodType<string, string>) =>
  z
    .string()
    .default("")
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(entry));

/** The server's configuration; each description is a row of the README's table. */
export const envSchema = z.object({
  DATABASE_URL: postgresAddress.describe(
    "Address of a PostgreSQL database, 15 or newer. Without it the start and test commands run an embedded server in `.data/`.",
  ),
  DATA_DIR: optionalText.describe(
    "Folder of the embedded server's data; `.data` in the checkout without it.",
  ),
  MIGRATION_DATABASE_URL: postgresAddress
    .optional()
    .describe(
      "Direct address of the same database, where `DATABASE_URL` is a pooler's. Migrations, backups and the seed take it; without it they take `DATABASE_URL`.",
    ),
  DATABASE_POOL_SIZE: z.coerce
    .number()
    .int()
    .min(1)
    .default(10)
    .describe(
      "Most connections that one instance opens for pages, requests and the inbox; exports take two more at most, of their own. On a serverless host: 1 to 3, behind a pooler.",
    ),
  SITE_URL: z
    .url({ protocol: /^https?$/, error: "must be an http:// or https:// address" })
    .refine((url) => new URL(url).pathname === "/", "must have no path")
    .default("http://localhost:3000")
    .describe(
      "Public address, without a path. Read at build time too (canonical links). Cookies are `Secure` when it is https.",
    ),
  PORT: z.coerce
    .number("must be a port number")
    .int()
    .min(0)
    .max(65_535)
    .default(3_000)
    .describe("Port that `npm start` and `npm run dev` listen on; 3000 without it."),
  ADMIN_PASSWORD_HASH: z
    .string()
    .startsWith("$argon2", "must be an argon2 hash (in .env: between single quotes)")
    .optional()
    .describe(
      "Argon2 hash of the export desk's password; `npm run admin:hash` prints one. Wins over `ADMIN_PASSWORD`.",
    ),
  ADMIN_PASSWORD: optionalText.describe(
    "The export desk's password in plain text: 15 characters or more. Without either, `npm start` and `npm run dev` generate one and print it once; a deployed site keeps the inbox locked.",
  ),
  SESSION_SECRET: z
    .string()
    .min(32, "needs at least 32 characters")
    .optional()
    .describe(
      "At least 32 random characters that seal the session cookie, the same on every instance. Without it a deployed site keeps the inbox locked.",
    ),
  AUTH_URL: z
    .url({ protocol: /^https?$/, error: "must be an http:// or https:// address" })
    .refine((url) => !url.endsWith("/"), "must not end with a slash")
    .optional()
    .describe(
      "Address of a hosted auth service that speaks Supabase Auth's protocol, as `https://project.supabase.co/auth/v1`; the `iss` of its tokens. With `AUTH_PUBLISHABLE_KEY` the lock screen offers it beside the password. Without it nothing of it is sent to any browser.",
    ),
  AUTH_PUBLISHABLE_KEY: optionalText.describe(
    "The auth service's publishable key. `AUTH_URL` wants it.",
  ),
  AUTH_ALLOWED_DOMAINS: list(z.string().regex(/^[a-z0-9.-]+$/i, "must be domain names")).describe(
    "Domains, separated by commas, whose confirmed e-mail addresses the auth service may let in. `AUTH_URL` wants these or `AUTH_REQUIRED_ROLE`; where both are set, both must hold.",
  ),
  AUTH_REQUIRED_ROLE: z
    .string()
    .refine((role) => role !== "authenticated", "must not be the role of everybody with an account")
    .optional()
    .describe(
      "Role that an account must have in its `app_metadata` (`role` or one of `roles`), which only the auth service's administrators can write.",
    ),
  TRUSTED_PROXIES: z.coerce
    .number()
    .int()
    .min(0)
    .default(0)
    .describe(
      "How many reverse proxies of your own stand in front and append to `X-Forwarded-For`: 0 for a bare `npm start` and on Vercel, 1 behind one proxy, in `compose.yaml` and behind CloudFront.",
    ),
  ORIGIN_SECRET: optionalText.describe(
    "On AWS Lambda: what CloudFront sends as `X-Origin-Secret`, so that a call past it can't make up who it is. With it, a call without it shares one rate limit.",
  ),
  RETENTION_MONTHS: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_200)
    .optional()
    .describe(
      "After how many months `npm run privacy:retain` removes the personal data of a quote request. Run it daily from a scheduler; without a number it removes unsent files alone, and fails.",
    ),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "must be an smtp:// or smtps:// address" })
    .optional()
    .describe(
      "Mail server, as `smtp://user:password@host:587`; encrypted where it offers STARTTLS, always with `smtps://`. Without it a site on `localhost` writes its mails to `.data/mail/`, and any other sends none and says so in the log and the inbox.",
    ),
  MAIL_FROM: optionalAddress.describe(
    "Address that mails come from; the company's own without it. The mail server must be allowed to send for its domain (SPF, DKIM).",
  ),
  DESK_EMAIL: optionalAddress.describe(
    "Where the export desk is told of each quote request; the company's own address without it.",
  ),
  WEBHOOK_URLS: list(
    z.url({ protocol: /^https?$/, error: "must be http:// or https:// addresses" }),
  ).describe(
    "Addresses, separated by commas, that are told of new quote requests and changes of status: `https://`, or `http://` for a host of `WEBHOOK_PRIVATE_HOSTS`. They are secrets: of each only the host is shown and logged.",
  ),
  WEBHOOK_SECRET: z
    .string()
    .refine(isWebhookSecret, "must be whsec_ and 24 to 64 bytes in base64")
    .optional()
    .describe(
      "What webhooks are signed with: `whsec_` and 24 to 64 random bytes in base64 (`openssl rand -base64 33`). `WEBHOOK_URLS` wants it.",
    ),
  WEBHOOK_PRIVATE_HOSTS: list(z.string().regex(/^[a-z0-9.:-]+$/i, "must be host names")).describe(
    "Host names in `WEBHOOK_URLS`, separated by commas, that may lie in a private network. No other may.",
  ),
  CRON_SECRET: optionalText.describe(
    "Long random text that `/api/deliveries` asks for as `Authorization: Bearer`. On a serverless host a scheduler calls it every few minutes, so that what could not be sent is tried again. Without it there is no such address.",
  ),
  FILES_BUCKET_URL: z
    .url({ protocol: /^https?$/, error: "must be an http:// or https:// address" })
    .refine((url) => /^\/[^/]+\/?$/.test(new URL(url).pathname), "must end with the bucket's name")
    .optional()
    .describe(
      "S3-compatible bucket that holds the files of quote requests, as `https://s3.eu-central-1.amazonaws.com/bucket`; browsers send to it directly. Read at build time too (the pages' policy). Without it the files are in the database.",
    ),
  FILES_BUCKET_REGION: z.string().default("us-east-1").describe("Region of the bucket."),
  FILES_BUCKET_ACCESS_KEY_ID: optionalText.describe(
    "Key of the bucket; it may read, write, list and delete there. `FILES_BUCKET_URL` wants it.",
  ),
  FILES_BUCKET_SECRET_ACCESS_KEY: optionalText.describe("The key's secret."),
  FILES_DAILY_MB_PER_ADDRESS: count(600).describe(
    "Most megabytes of files that one network address sends in a day.",
  ),
  FILES_UNSENT_MB: count(2_000).describe(
    "Most megabytes of files, of everybody together, whose request is not sent yet.",
  ),
  CLAMAV_URL: z
    .url({ protocol: /^tcp$/, error: "must be a tcp:// address" })
    .optional()
    .describe(
      "Address of a ClamAV daemon, as `tcp://127.0.0.1:3310`, that scans each file before the export desk can open it. Without it files are marked as not scanned.",
    ),
  IMAGE_API_KEY: optionalText.describe(
    "Key of a hosted image model for `/generate-image`. Without it the site's own renderer makes the pictures, and nothing leaves the server.",
  ),
  IMAGE_API_URL: z
    .url({ protocol: /^https?$/, error: "must be an http:// or https:// address" })
    .default("https://api.openai.com/v1")
    .describe(
      "Where the hosted model is reached, up to and without `/images/generations`: OpenAI, or a service that speaks its protocol and answers with `b64_json`.",
    ),
  IMAGE_API_MODEL: z
    .string()
    .default("gpt-image-1")
    .describe("Name of the hosted model; one that makes pictures of 1536 x 1024."),
  IMAGE_LIMIT_PER_ADDRESS: count(60).describe(
    "Most pictures that one network address asks for in ten minutes, whoever makes them.",
  ),
  IMAGE_DAILY_LIMIT_PER_ADDRESS: count(20).describe(
    "Most pictures of the hosted model in a day for one network address.",
  ),
  IMAGE_DAILY_BUDGET: count(200).describe(
    "Most pictures of the hosted model in a day for everybody together: the most that strangers can spend.",
  ),
  IMAGE_QUEUE_LENGTH: count(8).describe(
    "How many pictures wait on one instance while two are made; the next one is asked to come back.",
  ),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "silent"])
    .default("info")
    .describe("What the server's log (JSON lines on standard output) holds."),
  SHUTDOWN_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .max(3_600)
    .default(30)
    .describe(
      "How long requests, pictures and downloads that are under way may take to end after `SIGTERM`. Keep it below the time after which your host kills.",
    ),
  METRICS_TOKEN: optionalText.describe(
    "Long random text that `/metrics` asks for as `Authorization: Bearer`. Without it nothing is counted and there is no such address.",
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

function parse<Schema extends z.ZodType<WebhookVariables & BucketVariables & AuthVariables>>(
  schema: Schema,
  source: Variables,
): z.output<Schema> {
  // Compose files and dashboards pass an unset variable as an empty string.
  const set = Object.fromEntries(Object.entries(source).filter(([, text]) => text !== ""));
  const result = schema
    .superRefine(refuseOpenWebhooks)
    .superRefine(refuseUnusableBucket)
    .superRefine(refuseOpenAuth)
    .safeParse(set);
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
  return new URL(envSchema.shape.SITE_URL.parse(process.env.SITE_URL || undefined));
}
