import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { envSchema, parseEnv } from "./env.ts";

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

it("is the README's table, row for row", async () => {
  const readme = await readFile(new URL("../../README.md", import.meta.url), "utf8");
  // Prettier pads the columns.
  const rows = readme.replace(/ +/g, " ");
  for (const [name, schema] of Object.entries(envSchema.shape)) {
    expect(rows).toContain(`| \`${name}\` | ${schema.description} |`);
  }
});
