import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const HASH = "$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaGhhc2g";

/** Starts Node in a folder with this `.env`, and returns what it makes of it. */
function load(content: string | Buffer) {
  const folder = mkdtempSync(join(tmpdir(), "dot-env-"));
  writeFileSync(join(folder, ".env"), content);
  const nextEnv = createRequire(import.meta.resolve("next")).resolve("@next/env");
  const script = `
    await import(${JSON.stringify(fileURLToPath(new URL("dot-env.ts", import.meta.url)))});
    const { default: nextEnv } = await import(${JSON.stringify(nextEnv)});
    nextEnv.loadEnvConfig(process.cwd(), false);
    process.stdout.write(process.env.ADMIN_PASSWORD_HASH);`;
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ["--input-type=module", "-e", script],
    { cwd: folder, encoding: "utf8", env: { PATH: process.env.PATH, NODE_ENV: "production" } },
  );
  rmSync(folder, { recursive: true });
  return { stdout, stderr, status };
}

it("keeps a password's hash, which Next would take for variables, after a byte order mark too", () => {
  const text = `ADMIN_PASSWORD_HASH='${HASH}'\n`;
  expect(load(text)).toMatchObject({ stdout: HASH });
  expect(load(`\uFEFF${text}`)).toMatchObject({ stdout: HASH });
});

it("refuses UTF-16 and says why", () => {
  const { stderr, status } = load(Buffer.from("\uFEFFA=1\n", "utf16le"));
  expect(stderr).toContain("not in UTF-8 (but UTF-16, it seems). Save it as UTF-8.");
  expect(status).toBe(1);
});
