import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const SERVER = join(ROOT, "docs/deploying/server");
const UNITS = globSync("*.{service,timer,socket}", { cwd: SERVER });

type Service = { env_file?: string; environment: Record<string, string> };

function isInstalled(command: string): boolean {
  return spawnSync(command, ["--version"]).error === undefined;
}

it("has units that systemd accepts, whose commands exist", (context) => {
  if (!isInstalled("systemd-analyze")) return context.skip("systemd is not installed");
  const folder = mkdtempSync(join(tmpdir(), "units-"));
  for (const unit of UNITS) {
    const text = readFileSync(join(SERVER, unit), "utf8").replaceAll("/srv/teragus/current/", ROOT);
    writeFileSync(join(folder, unit), text);
    for (const [script] of text.matchAll(/scripts\/\S+\.ts/g))
      expect(existsSync(join(ROOT, script)), script).toBe(true);
  }
  const files = UNITS.map((unit) => join(folder, unit));
  const { stderr, status } = spawnSync("systemd-analyze", ["verify", ...files], {
    encoding: "utf8",
  });
  rmSync(folder, { recursive: true });
  expect({ stderr, status }).toEqual({ stderr: "", status: 0 });
});

it("has reverse proxy settings that Caddy accepts", (context) => {
  if (!isInstalled("caddy")) return context.skip("Caddy is not installed");
  for (const file of [join(SERVER, "Caddyfile"), join(ROOT, ".docker/Caddyfile")]) {
    const { stderr, status } = spawnSync("caddy", ["adapt", "--config", file], {
      encoding: "utf8",
      env: { ...process.env, SITE_URL: "https://teragus.example" },
    });
    expect(status, stderr).toBe(0);
  }
});

it("has shell scripts without a mistake of syntax", () => {
  for (const file of [join(SERVER, "update.sh"), join(ROOT, ".docker/nightly.sh")])
    expect(spawnSync("sh", ["-n", file], { encoding: "utf8" })).toMatchObject({ stderr: "" });
});

it("passes every variable to compose's site, except those that are compose's own", () => {
  const { services } = parse(readFileSync(join(ROOT, "compose.yaml"), "utf8")) as {
    services: Record<string, Service>;
  };
  expect(services.site?.env_file).toBe(".env");
  const own = ["DATABASE_URL", "MIGRATION_DATABASE_URL", "PORT", "TRUSTED_PROXIES"];
  expect(Object.keys(services.site?.environment ?? {}).toSorted()).toEqual(own);
});

it("packs every command of the containers' recipe into the image", () => {
  const [recipe, nightly, packed] = [
    "docs/deploying/containers.md",
    ".docker/nightly.sh",
    "scripts/build/build-standalone.ts",
  ].map((path) => readFileSync(join(ROOT, path), "utf8"));
  const commands = `${recipe}${nightly}`.matchAll(/node (scripts\/\S+\.ts)/g);
  const missing = [...commands].filter(([, script]) => !packed?.includes(`"${script}"`));
  expect(missing).toEqual([]);
});
