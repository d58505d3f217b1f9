import { spawn, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { endianness, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { freePort } from "#scripts/postgres/free-port.ts";

export type Swift = {
  /** Base URL of the buckets, without a trailing slash. */
  url: string;
  accessKeyId: string;
  secretAccessKey: string;
  stop: () => Promise<void>;
};

/** Sites whose pages may upload, and the smallest size of every part but the last, S3's by default. */
export type SwiftOptions = { origins?: readonly string[]; leastPartBytes?: number };

const SERVERS = ["account", "container", "object"] as const;
const SCRIPT = fileURLToPath(new URL("test-swift.py", import.meta.url));
const PACKAGE = "/usr/lib/python3/dist-packages/swift/proxy/server.py";

const ACCOUNT = { accessKeyId: "teragus:site", secretAccessKey: "a-key-for-the-tests-only" };

export function findSwift(): string | undefined {
  return existsSync(PACKAGE) ? PACKAGE : undefined;
}

/** Starts Swift with its own data folder. Undefined if it is not installed. */
export async function startSwift(options: SwiftOptions = {}): Promise<Swift | undefined> {
  if (!findSwift()) return undefined;
  const folder = await mkdtemp(join(tmpdir(), "swift-"));
  await mkdir(join(folder, "devices/disk"), { recursive: true });
  await writeFile(join(folder, "swift.conf"), SWIFT_CONFIG);
  for (const server of SERVERS) {
    const port = await freePort();
    await writeFile(join(folder, `${server}.ring.gz`), ring(port));
    const pipeline = `[pipeline:main]\npipeline = ${server}-server\n${app(server)}`;
    await writeFile(join(folder, `${server}.conf`), commonConfig(folder, port) + pipeline);
  }
  const port = await freePort();
  await writeFile(join(folder, "proxy.conf"), commonConfig(folder, port) + proxyConfig(options));
  const child = spawn("/usr/bin/python3", [SCRIPT, folder], {
    stdio: ["pipe", "inherit", "inherit"],
  });
  const stop = async () => {
    await end(child);
    await rm(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (await responds(`${url}/healthcheck`)) return { url, ...ACCOUNT, stop };
    await sleep(50);
  }
  await stop();
  throw new Error("Swift did not start.");
}

const SWIFT_CONFIG = "[swift-hash]\nswift_hash_path_suffix = teragus\n";

function commonConfig(folder: string, port: number): string {
  return `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
swift_dir = ${folder}
devices = ${folder}/devices
mount_check = false
disable_fallocate = true
`;
}

const app = (server: string) => `[app:${server}-server]\nuse = egg:swift#${server}\n`;
const filters = (...names: string[]) =>
  names.map((name) => `[filter:${name}]\nuse = egg:swift#${name}\n`).join("");

function proxyConfig({ origins = [], leastPartBytes = 5 * 1024 * 1024 }: SwiftOptions): string {
  const [account, user] = ACCOUNT.accessKeyId.split(":");
  return `[pipeline:main]
pipeline = catch_errors healthcheck cache s3api tempauth slo proxy-server
${app("proxy")}account_autocreate = true
cors_allow_origin = ${origins.join(",")}
${filters("catch_errors", "healthcheck", "slo", "s3api")}cors_preflight_allow_origin = ${origins.join(",")}
min_segment_size = ${leastPartBytes}
[filter:cache]
paste.filter_factory = __main__:cache_factory
${filters("tempauth")}user_${account}_${user} = ${ACCOUNT.secretAccessKey} .admin
`;
}

/** A ring with one partition on one device, faster than `swift-ring-builder`. */
function ring(port: number): Buffer {
  const device = { id: 0, region: 1, zone: 1, ip: "127.0.0.1", port, device: "disk", weight: 1 };
  const address = { replication_ip: device.ip, replication_port: port, meta: "" };
  const text = JSON.stringify({
    devs: [{ ...device, ...address }],
    part_shift: 32,
    replica_count: 1,
    byteorder: endianness() === "LE" ? "little" : "big",
  });
  const head = Buffer.alloc(10);
  head.write("R1NG");
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(text.length, 6);
  return gzipSync(Buffer.concat([head, Buffer.from(text), Buffer.alloc(2)]));
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((done) => child.once("exit", done));
  child.kill("SIGKILL");
  await exited;
}

async function responds(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}
