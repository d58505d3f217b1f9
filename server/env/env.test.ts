import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { envSchema, getSiteUrl, parseEnv, parseLauncherEnv, StartError } from "./env.ts";

it("names missing or invalid variables without showing values", () => {
  const wrong = {
    DATABASE_URL: "mysql://user:secret@host",
    SESSION_SECRET: "short",
    TRUSTED_PROXIES: "-1",
  };
  const parsing = () => parseEnv(wrong);
  expect(parsing).toThrow(/DATABASE_URL.*\n.*SESSION_SECRET.*\n.*TRUSTED_PROXIES/);
  for (const value of ["secret@", "short"]) expect(parsing).not.toThrow(value);
});

const DATABASE = { DATABASE_URL: "postgres://localhost/x" };
const siteUrl = (url: string) => parseEnv({ ...DATABASE, SITE_URL: url }).SITE_URL;

describe("empty variable", () => {
  afterEach(() => vi.unstubAllEnvs());

  it("counts as unset", () => {
    expect(parseEnv({ ...DATABASE, SITE_URL: "", ADMIN_PASSWORD: "" })).toMatchObject({
      SITE_URL: "http://localhost:3000",
    });
    expect(() => parseEnv({ DATABASE_URL: "" })).toThrow("DATABASE_URL: ");
    vi.stubEnv("SITE_URL", "");
    expect(getSiteUrl().href).toBe("http://localhost:3000/");
    vi.stubEnv("SITE_URL", "https://site.example");
    expect(getSiteUrl().href).toBe("https://site.example/");
  });
});

it("takes the address that the start prints for the public one", () => {
  expect(parseEnv({ ...DATABASE, PORT: "8080" }).SITE_URL).toBe("http://localhost:8080");
  vi.stubEnv("PORT", "8080");
  expect(getSiteUrl().href).toBe("http://localhost:8080/");
  vi.unstubAllEnvs();
});

it("accepts only a SITE_URL without a path", () => {
  expect(siteUrl("https://site.example/")).toBe("https://site.example/");
  expect(() => siteUrl("https://site.example/shop")).toThrow("SITE_URL: must have no path");
  expect(() => siteUrl("ftp://site.example")).toThrow("must be an http:// or https:// address");
});

it.each([
  [{ SITE_URL: "www.company.example" }, "SITE_URL: must be an http:// or https:// address"],
  [{ PORT: "abc" }, "PORT: must be a port number"],
  [{ DATABASE_URL: "postgres://user:p@g#x@host/db" }, "DATABASE_URL: ends too early"],
  [{ DATABASE_URL: "postgres://user:p/x@host/db" }, "DATABASE_URL: must be an address such as"],
  [{ WEBHOOK_URLS: "crm.example" }, "WEBHOOK_URLS.0: must be http:// or https:// addresses"],
  [
    { ADMIN_PASSWORD_HASH: "$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaGhhc2g" },
    "ADMIN_PASSWORD_HASH: must be a whole argon2 hash",
  ],
])("says what is wrong with %o alone", (variables, message) => {
  const wrong = () => parseEnv({ ...DATABASE, ...variables });
  expect(wrong).toThrow(StartError);
  expect(wrong).toThrow(/^The environment is not usable:\n[^\n]*$/);
  expect(wrong).toThrow(message);
});

it("lets a launcher run without a database, but not with an invalid URL", () => {
  expect(parseLauncherEnv({}).DATABASE_URL).toBeUndefined();
  expect(parseLauncherEnv(DATABASE)).toMatchObject(DATABASE);
  expect(() => parseLauncherEnv({ DATABASE_URL: "mysql://x" })).toThrow("DATABASE_URL");
  expect(() => parseLauncherEnv({ SHUTDOWN_SECONDS: "0" })).toThrow("SHUTDOWN_SECONDS");
});

const parse = (webhooks: Record<string, string>) => parseEnv({ ...DATABASE, ...webhooks });

describe("webhooks", () => {
  const SECRET = `whsec_${Buffer.alloc(24, 1).toString("base64")}`;

  it("require a secret", () => {
    const WEBHOOK_URLS = "https://crm.example/hidden";
    expect(() => parse({ WEBHOOK_URLS })).toThrow(
      "WEBHOOK_SECRET: must be set where WEBHOOK_URLS is",
    );
    expect(() => parseLauncherEnv({ WEBHOOK_URLS })).toThrow(StartError);
    expect(() => parse({ WEBHOOK_URLS })).not.toThrow("hidden");
  });

  it.each([
    ["is short", Buffer.alloc(23, 1).toString("base64")],
    ["is long", Buffer.alloc(65, 1).toString("base64")],
    ["is not base64", "-".repeat(32)],
    ["lacks its padding", Buffer.alloc(25, 1).toString("base64").replaceAll("=", "")],
  ])("reject a secret that %s", (_what, base64) => {
    const wrong = () => parse({ WEBHOOK_SECRET: `whsec_${base64}` });
    expect(wrong).toThrow("WEBHOOK_SECRET: must be whsec_ and 24 to 64 bytes in base64");
    expect(wrong).not.toThrow(base64);
  });

  it("allow http only for listed private hosts", () => {
    const open = { WEBHOOK_URLS: "http://crm.internal:4000/", WEBHOOK_SECRET: SECRET };
    expect(() => parse(open)).toThrow("WEBHOOK_URLS: must be https:// but for");
    const named = parse({ ...open, WEBHOOK_PRIVATE_HOSTS: "other,CRM.internal" });
    expect(named.WEBHOOK_PRIVATE_HOSTS).toEqual(["other", "CRM.internal"]);
    const address = { ...open, WEBHOOK_URLS: "http://[::1]:4000/", WEBHOOK_PRIVATE_HOSTS: "::1" };
    expect(parse(address).WEBHOOK_URLS).toHaveLength(1);
    expect(() => parse({ ...open, WEBHOOK_PRIVATE_HOSTS: "http://crm.internal" })).toThrow(
      "WEBHOOK_PRIVATE_HOSTS",
    );
  });
});

describe("bucket", () => {
  const KEYS = { FILES_BUCKET_ACCESS_KEY_ID: "id", FILES_BUCKET_SECRET_ACCESS_KEY: "hidden" };
  const BUCKET = { FILES_BUCKET_URL: "https://s3.example/drawings", ...KEYS };

  it("requires its keys", () => {
    for (const key of Object.keys(KEYS)) {
      const start = () => parseLauncherEnv({ ...BUCKET, [key]: "" });
      expect(start).toThrow(`${key}: must be set where FILES_BUCKET_URL is`);
      expect(start).not.toThrow("hidden");
    }
  });

  it("requires https when the site uses https", () => {
    const open = { ...BUCKET, FILES_BUCKET_URL: "http://s3.example/drawings" };
    expect(parse(open).FILES_BUCKET_URL).toBe(open.FILES_BUCKET_URL);
    expect(() => parse({ ...open, SITE_URL: "https://site.example" })).toThrow(
      "FILES_BUCKET_URL: must be https:// where SITE_URL is",
    );
  });
});

it("has a row of docs/configuration.md for each variable, in this order", () => {
  const rows = readFileSync("docs/configuration.md", "utf8").matchAll(
    /^\| `(\w+)` +\| [^|]{20,}/gm,
  );
  expect([...rows].map(([, name]) => name)).toEqual(Object.keys(envSchema.shape));
});
