/** How long a first start takes against a bare Next app's: both are installed and built three times, in turn. */
import { execFileSync, execSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ROUNDS = 3;
const { dependencies } = JSON.parse(readFileSync("package.json", "utf8")) as {
  dependencies: Record<string, string>;
};
const folder = mkdtempSync(join(tmpdir(), "start-bench-"));
const apps = { ours: join(folder, "ours"), bare: join(folder, "bare") };

execFileSync("git", ["clone", "--quiet", "--depth=1", `file://${process.cwd()}`, apps.ours]);
mkdirSync(join(apps.bare, "app"), { recursive: true });
writeFileSync(
  join(apps.bare, "package.json"),
  JSON.stringify({
    scripts: { build: "next build" },
    dependencies: Object.fromEntries(
      ["next", "react", "react-dom"].map((name) => [name, dependencies[name]]),
    ),
  }),
);
for (const [file, body] of [
  ["layout.jsx", "({ children }) { return <html><body>{children}</body></html>; }"],
  ["page.jsx", "() { return <h1>Hello</h1>; }"],
] as const)
  writeFileSync(join(apps.bare, "app", file), `export default function Part${body}`);
execSync("npm install --package-lock-only", { cwd: apps.bare });

const ratios: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const seconds = { ours: secondsOf(apps.ours), bare: secondsOf(apps.bare) };
  ratios.push(seconds.ours / seconds.bare);
  process.stdout.write(`ours ${seconds.ours.toFixed(0)} s, bare ${seconds.bare.toFixed(0)} s\n`);
}
process.stdout.write(`ratios ${ratios.map((ratio) => ratio.toFixed(2)).join(", ")}; goal 2.2\n`);
rmSync(folder, { recursive: true });

function secondsOf(cwd: string): number {
  for (const made of ["node_modules", ".next", ".next-builds"])
    rmSync(join(cwd, made), { recursive: true, force: true });
  const start = performance.now();
  execSync("npm ci && npm run build", { cwd, stdio: ["ignore", "ignore", "inherit"] });
  return (performance.now() - start) / 1000;
}
