import { readFile } from "node:fs/promises";
import { afterEach, describe, expect, it, vi } from "vitest";
import { envSchema, getSiteUrl, parseEnv, parseLauncherEnv } from "./env.ts";
import { StartError } from "./start-error.ts";

describe("parseEnv", () => {
  it("applies the defaults", () => {
    expect(parseEnv({ DATABASE_URL: "postgres://localhost/x" })).toMatchObject({
      DATABASE_POOL_SIZE: 10,
      TRUSTED_PROXIES: 0,
      SITE_URL: "http://localhost:3000",
    });
  });

  it("names missing or invalid variables without showing values", () => {
    const wrong = {
      DATABASE_URL: "mysql://user:secret@host",
      SESSION_SECRET: "short",
      TRUSTED_PROXIES: "-1",
    };
    const message = (() => {
      try {
        parseEnv(wrong);
      } catch (error) {
        return String(error);
      }
      return "";
    })();
    expect(message).toMatch(/DATABASE_URL.*\n.*SESSION_SECRET.*\n.*TRUSTED_PROXIES/);
    expect(message).not.toContain("secret@");
    expect(message).not.toContain("short");
  });
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

it("lets a launcher run without a database, but not with an invalid URL", () => {
  expect(parseLauncherEnv({}).DATABASE_URL).toBeUndefined();
  expect(parseLauncherEnv(DATABASE)).toMatchObject(DATABASE);
  expect(() => parseLauncherEnv({ DATABASE_URL: "mysql://x" })).toThrow("DATABASE_URL");
  expect(() => parseLauncherEnv({ SHUTDOWN_SECONDS: "0" })).toThrow("SHUTDOWN_SECONDS");
});

const parse = (webhooks: Record<string, string>) => parseEnv({ ...DATABASE, ...webhooks });

describe("webhooks", () => {
  const SECRET = `whsec_${Buffer.alloc(24, 1).toString("base64")}`;
  it("accept any number of URLs", () => {
    expect(parse({}).WEBHOOK_URLS).toEqual([]);
    const urls = ["https://crm.example/a?b=c", "https://user:password@other.example/"];
    expect(parse({ WEBHOOK_URLS: urls.join(", "), WEBHOOK_SECRET: SECRET }).WEBHOOK_URLS).toEqual(
      urls,
    );
  });

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

  it("requires a host and a bucket name", () => {
    expect(parse(BUCKET)).toMatchObject({ ...BUCKET, FILES_BUCKET_REGION: "us-east-1" });
    expect(() => parse({ ...BUCKET, FILES_BUCKET_URL: "https://s3.example/" })).toThrow(
      "FILES_BUCKET_URL: must end with the bucket's name",
    );
  });

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

describe("auth service", () => {
  const SERVICE = {
    AUTH_URL: "https://project.example/auth/v1",
    AUTH_PUBLISHABLE_KEY: "hidden",
    AUTH_ALLOWED_DOMAINS: "desk.example, export.example",
  };

  const start = (changed: object) => () => parseLauncherEnv({ ...SERVICE, ...changed });

  it("accepts a URL, a key, and allowed domains or a role", () => {
    const AUTH_ALLOWED_DOMAINS = ["desk.example", "export.example"];
    expect(parse(SERVICE)).toMatchObject({ ...SERVICE, AUTH_ALLOWED_DOMAINS });
    const byRole = { ...SERVICE, AUTH_ALLOWED_DOMAINS: "", AUTH_REQUIRED_ROLE: "export-desk" };
    expect(parse(byRole)).toMatchObject({ AUTH_REQUIRED_ROLE: "export-desk" });
  });

  it("rejects a partial configuration", () => {
    expect(start({ AUTH_PUBLISHABLE_KEY: "" })).toThrow(
      "AUTH_PUBLISHABLE_KEY: must be set where AUTH_URL is",
    );
    expect(start({ AUTH_URL: "" })).toThrow("AUTH_URL: must be set where AUTH_PUBLISHABLE_KEY is");
    expect(start({ AUTH_URL: "" })).not.toThrow("hidden");
    expect(start({ AUTH_URL: "https://project.example/auth/v1/" })).toThrow("slash");
  });

  it("rejects a configuration that admits everyone who signs up", () => {
    const open = { AUTH_ALLOWED_DOMAINS: "" };
    expect(start(open)).toThrow("AUTH_ALLOWED_DOMAINS: or AUTH_REQUIRED_ROLE must be set");
    expect(start({ ...open, AUTH_REQUIRED_ROLE: "authenticated" })).toThrow("AUTH_REQUIRED_ROLE");
  });

  it("requires https when the site uses https", () => {
    const AUTH_URL = "http://127.0.0.1:9999";
    expect(parse({ ...SERVICE, AUTH_URL })).toMatchObject({ AUTH_URL });
    expect(() => parse({ ...SERVICE, AUTH_URL, SITE_URL: "https://site.example" })).toThrow(
      "AUTH_URL: must be https:// where SITE_URL is",
    );
  });
});

it("matches the table in docs/configuration.md", async () => {
  const path = new URL("../../docs/configuration.md", import.meta.url);
  const document = await readFile(path, "utf8");
  // Prettier pads the columns. `node scripts/configuration-table.ts` writes the table anew.
  const rows = document.replace(/ +/g, " ").match(/^\| `.*$/gm);
  expect(rows).toEqual(
    Object.entries(envSchema.shape).map(
      ([name, schema]) => `| \`${name}\` | ${schema.description} |`,
    ),
  );
});
