/**
 * Completes `package-lock.json` with the platform packages that the registry in use could not offer.
 *
 * npm leaves an optional dependency that it could not fetch out of the lock file, and `npm ci` then refuses the
 * file on every other platform ("Missing: … from lock file"). Each missing entry is written from its parent's
 * `optionalDependencies`; it has no integrity, and npm checks it again when that platform first installs it.
 * Run `npx node scripts/complete-lockfile.ts` after each change of dependencies.
 */
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
/** Linux C libraries: name in packages to name in npm. */
const C_LIBRARIES = { musl: "musl", gnu: "glibc" };

/** The platform in a package's name; Windows is `windows` or `win32`. */
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
    // Entries without integrity were written by this script, maybe an older version.
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
