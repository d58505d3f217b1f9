/** Adds platform packages that the registry did not offer and `npm ci` requires. Run after changing dependencies. */
import { readFile, writeFile } from "node:fs/promises";

type LockedPackage = {
  version?: string;
  integrity?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};
type Lockfile = { packages: Record<string, LockedPackage> };

const LOCKFILE = new URL("../package-lock.json", import.meta.url);

const OPERATING_SYSTEMS = [
  "darwin",
  "linux",
  "win32",
  "freebsd",
  "openbsd",
  "netbsd",
  "android",
  "sunos",
  "aix",
  "openharmony",
];
const PROCESSORS = [
  "x64",
  "arm64",
  "arm",
  "ia32",
  "ppc64",
  "riscv64",
  "s390x",
  "loong64",
  "mips64el",
  "wasm32",
];
const C_LIBRARIES = { musl: "musl", gnu: "glibc" };

/** Package names use `windows` and `win32`. */
function platformOf(name: string): Pick<LockedPackage, "os" | "cpu" | "libc"> {
  const words = name.replace("windows", "win32").split(/[/-]/);
  const os = OPERATING_SYSTEMS.find((system) => words.includes(system));
  const cpu = PROCESSORS.find((processor) => words.includes(processor));
  const [, libc] = Object.entries(C_LIBRARIES).find(([word]) => words.includes(word)) ?? [];
  return {
    ...(cpu && { cpu: [cpu] }),
    ...(os && { os: [os] }),
    ...(os === "linux" && libc && { libc: [libc] }),
  };
}

const lockfile: Lockfile = JSON.parse(await readFile(LOCKFILE, "utf8"));
const added: string[] = [];
for (const [path, locked] of Object.entries(lockfile.packages)) {
  for (const [name, range] of Object.entries(locked.optionalDependencies ?? {})) {
    const nested = path === "" ? undefined : `${path}/node_modules/${name}`;
    const hoisted = `node_modules/${name}`;
    const known = (nested && lockfile.packages[nested]) || lockfile.packages[hoisted];
    // Entries without integrity are ours, perhaps of an older version of this script.
    if (known?.integrity) continue;
    lockfile.packages[hoisted] = {
      version: range.replace(/^[\^~]/, ""),
      optional: true,
      ...platformOf(name),
    };
    if (!known) added.push(`${name}@${range}`);
  }
}
lockfile.packages = Object.fromEntries(
  Object.entries(lockfile.packages).toSorted(([a], [b]) => (a < b ? -1 : 1)),
);
await writeFile(LOCKFILE, `${JSON.stringify(lockfile, null, 2)}\n`);
process.stdout.write(
  `${added.length} entries added\n${added.map((entry) => `  ${entry}\n`).join("")}`,
);
