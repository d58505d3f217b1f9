import { z } from "zod";

/** An error whose message is safe and sufficient to print: no stack, no secret. */
export class StartError extends Error {}

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

/** The server's configuration. docs/configuration.md says what each variable means. */
export const envSchema = z.object({
  DATABASE_URL: postgresAddress,
  DATA_DIR: optionalText,
  MIGRATION_DATABASE_URL: postgresAddress.optional(),
  DATABASE_POOL_SIZE: number(1).default(10),
  SITE_URL: webAddress.refine((url) => new URL(url).pathname === "/", "must have no path"),
  PORT: number(0, 65_535, "must be a port number").default(3_000),
  ADMIN_PASSWORD_HASH: z
    .string()
    .regex(ARGON2_HASH, "must be a whole argon2 hash (in .env: between single quotes)")
    .optional(),
  ADMIN_PASSWORD: optionalText,
  SESSION_SECRET: z.string().min(32, "needs at least 32 characters").optional(),
  TRUSTED_PROXIES: number().default(0),
  RETENTION_MONTHS: number(1, 1_200).optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "must be an smtp:// or smtps:// address" })
    .optional(),
  MAIL_FROM: optionalAddress,
  DESK_EMAIL: optionalAddress,
  WEBHOOK_URLS: list(address(/^https?$/, "must be http:// or https:// addresses")),
  WEBHOOK_SECRET: z
    .string()
    .refine(isWebhookSecret, "must be whsec_ and 24 to 64 bytes in base64")
    .optional(),
  WEBHOOK_PRIVATE_HOSTS: list(z.string().regex(/^[a-z0-9.:-]+$/i, "must be host names")),
  CRON_SECRET: optionalText,
  FILES_BUCKET_URL: webAddress
    .refine((url) => /^\/[^/]+\/?$/.test(new URL(url).pathname), "must end with the bucket's name")
    .optional(),
  FILES_BUCKET_REGION: z.string().default("us-east-1"),
  FILES_BUCKET_ACCESS_KEY_ID: optionalText,
  FILES_BUCKET_SECRET_ACCESS_KEY: optionalText,
  FILES_DAILY_MB_PER_ADDRESS: count(600),
  FILES_UNSENT_MB: count(2_000),
  FILES_TOTAL_MB: number().optional(),
  CLAMAV_URL: z.url({ protocol: /^tcp$/, error: "must be a tcp:// address" }).optional(),
  IMAGE_API_KEY: optionalText,
  IMAGE_API_URL: webAddress.default("https://api.openai.com/v1"),
  IMAGE_API_MODEL: z.string().default("gpt-image-1"),
  IMAGE_LIMIT_PER_ADDRESS: count(60),
  IMAGE_DAILY_LIMIT_PER_ADDRESS: count(20),
  IMAGE_DAILY_BUDGET: count(200),
  IMAGE_QUEUE_LENGTH: count(8),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
  LOG_FORMAT: z.enum(["json", "text"]).default("text"),
  SHUTDOWN_SECONDS: number(1, 3_600).default(30),
});
type Variables = Record<string, string | undefined>;
export type Env = z.output<typeof envSchema>;
type LinkedVariables = Omit<Env, "DATABASE_URL">;

/** Rejects a bucket without its keys or, as browsers would, on plain http; and webhooks that anybody could read or send. */
function rejectLinkedVariables(variables: LinkedVariables, context: z.RefinementCtx): void {
  const { SITE_URL, FILES_BUCKET_URL, WEBHOOK_URLS, WEBHOOK_PRIVATE_HOSTS } = variables;
  const addIssue = (name: keyof LinkedVariables, message: string) =>
    context.addIssue({ code: "custom", path: [name], message });
  if (FILES_BUCKET_URL)
    for (const key of ["FILES_BUCKET_ACCESS_KEY_ID", "FILES_BUCKET_SECRET_ACCESS_KEY"] as const)
      if (!variables[key]) addIssue(key, "must be set where FILES_BUCKET_URL is");
  if (FILES_BUCKET_URL && SITE_URL.startsWith("https:") && !FILES_BUCKET_URL.startsWith("https:"))
    addIssue("FILES_BUCKET_URL", "must be https:// where SITE_URL is");
  if (WEBHOOK_URLS.length > 0 && !variables.WEBHOOK_SECRET)
    addIssue("WEBHOOK_SECRET", "must be set where WEBHOOK_URLS is");
  const isOpen = (url: URL) =>
    url.protocol === "http:" && !mayBePrivate(url, WEBHOOK_PRIVATE_HOSTS);
  if (WEBHOOK_URLS.some((url) => isOpen(new URL(url))))
    addIssue("WEBHOOK_URLS", "must be https:// but for the hosts of WEBHOOK_PRIVATE_HOSTS");
}

/** Whether a text is a valid Standard Webhooks secret. */
function isWebhookSecret(text: string): boolean {
  const [, base64 = ""] = /^whsec_(.+)$/.exec(text) ?? [];
  const key = Buffer.from(base64, "base64");
  return key.length >= 24 && key.length <= 64 && key.toString("base64") === base64;
}

export function mayBePrivate(url: URL, privateHosts: readonly string[]): boolean {
  return privateHosts.some((host) => hostOf(url) === host.toLowerCase());
}

/** The host name in the list's notation: an IPv6 address without brackets. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, "");
}

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
