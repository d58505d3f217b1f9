import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import * as fs from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { StartError } from "#server/env/env.ts";

const CHECKOUT = fileURLToPath(new URL("../..", import.meta.url));
/** PostgreSQL refuses to run as root: `nobody` on every Linux. */
export const OWNER = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;

/**
 * The folder of the embedded database: `configured`, else `.data` in the checkout, else one that the system keeps over a
 * restart, where PostgreSQL's user cannot own files in the checkout or cannot enter it, such as in root's home.
 */
export async function findDataFolder(configured: string | undefined): Promise<string> {
  const own = join(CHECKOUT, ".data");
  const kept = join(
    OWNER ? "/var/lib" : process.env.XDG_DATA_HOME || join(process.env.HOME || "/", ".local/share"),
    "teragus",
    createHash("sha256").update(CHECKOUT).digest("hex").slice(0, 12),
  );
  const known =
    configured ?? [own, kept].find((folder) => existsSync(join(folder, "postgres/PG_VERSION")));
  const folder = resolve(known ?? ((await canHoldData(own)) ? own : kept));
  if (await canHoldData(folder)) return folder;
  throw new StartError(
    `PostgreSQL cannot keep its data in ${folder}: the user ${OWNER ? '"nobody", as whom root runs it,' : "who starts it"} must be able to enter that folder and to own files there. Set DATA_DIR to another folder, or DATABASE_URL to a database of your own.`,
  );
}

async function canHoldData(folder: string): Promise<boolean> {
  const mask = process.umask(0o022);
  try {
    await fs.mkdir(folder, { recursive: true });
    if (OWNER && !(await isReachable(folder))) return false;
    const probe = await fs.mkdtemp(join(folder, "probe-"));
    try {
      if (OWNER) await fs.chown(probe, OWNER.uid, OWNER.gid);
      if (process.platform === "win32") return true;
      await fs.chmod(probe, 0o700);
      const { uid, mode } = await fs.stat(probe);
      // Some mounted folders accept both and do neither.
      return uid === (OWNER?.uid ?? process.getuid?.()) && (mode & 0o777) === 0o700;
    } finally {
      await fs.rmdir(probe);
    }
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (["EACCES", "EPERM", "EROFS", "EINVAL", "ENOTSUP"].includes(code)) return false;
    throw error;
  } finally {
    process.umask(mask);
  }
}

/** Whether the unprivileged user can enter a folder: it and every folder above must let others pass. */
export async function isReachable(folder: string): Promise<boolean> {
  const { mode } = await fs.stat(folder);
  const parent = dirname(folder);
  return (mode & 0o001) !== 0 && (parent === folder || isReachable(parent));
}
