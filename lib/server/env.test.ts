import { readFile } from "node:fs/promises";
import { afterEach, describe, expect, it, vi } from "vitest";
import { envSchema, getSiteUrl, parseEnv, parseLauncherEnv } from "./env.ts";

describe("parseEnv", () => {
  it("fills in what has a default", () => {
    expect(parseEnv({ DATABASE_URL: "postgres://localhost/x" })).toMatchObject({
      DATABASE_POOL_SIZE: 10,
      TRUSTED_PROXIES: 0,
      SITE_URL: "http://localhost:3000",
    });
  });

  it("names what is missing or wrong and never shows a value", () => {
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

describe("an empty variable", () => {
  afterEach(() => vi.unstubAllEnvs());

  it("counts as one that nobody set", () => {
    expect(parseEnv({ ...DATABASE, SITE_URL: "", ADMIN_PASSWORD: "" })).toMatchObject({
      SITE_URL: "http://localhost:3000",
    });
    expect(() => parseEnv({ DATABASE_URL: "" })).toThrow("DATABASE_URL: ");
    vi.stubEnv("SITE_URL", "");
    expect(getSiteUrl().href).toBe("http://localhost:3000/");
    vi.stubEnv("SITE_URL", "https://teragus.example");
    expect(getSiteUrl().href).toBe("https://teragus.example/");
  });
});

it("takes an address of the site without a path, and no other", () => {
  expect(siteUrl("https://teragus.example/")).toBe("https://teragus.example/");
  expect(() => siteUrl("https://teragus.example/shop")).toThrow("SITE_URL: must have no path");
  expect(() => siteUrl("ftp://teragus.example")).toThrow("must be an http:// or https:// address");
});

it("lets a launcher do without a database, but not with a wrong one", () => {
  expect(parseLauncherEnv({}).DATABASE_URL).toBeUndefined();
  expect(parseLauncherEnv(DATABASE)).toMatchObject(DATABASE);
  expect(() => parseLauncherEnv({ DATABASE_URL: "mysql://x" })).toThrow("DATABASE_URL");
  expect(() => parseLauncherEnv({ SHUTDOWN_SECONDS: "0" })).toThrow("SHUTDOWN_SECONDS");
});

it("is the README's table, row for row", async () => {
  const readme = await readFile(new URL("../../README.md", import.meta.url), "utf8");
  // Prettier pads the columns.
  const rows = readme.replace(/ +/g, " ");
  for (const [name, schema] of Object.entries(envSchema.shape)) {
    expect(rows).toContain(`| \`${name}\` | ${schema.description} |`);
  }
});
