import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "#scripts/postgres/free-port.ts";
import type { StaticFile } from "#server/http/static-files.ts";
import { SECURITY_HEADERS } from "#e2e/support/expected-headers.ts";

/** `pid` of the process that responds. */
export type Measured = { url: string; pid: number; stop: () => Promise<void> };

/** Header fields that nginx sets itself. */
const OWN_FIELDS = new Set(["content-encoding", "content-type", "etag", "last-modified"]);

/** One worker, `gzip_static`, `sendfile`, an access log and the site's header fields. Writes only to `folder`. */
export async function startNginx(
  folder: string,
  files: ReadonlyMap<string, StaticFile>,
): Promise<Measured> {
  const port = await freePort();
  await mkdir(join(folder, "files"), { recursive: true });
  const locations = await Promise.all(
    [...files].map(([address, file], index) => layOut(folder, address, file, String(index))),
  );
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const config = `
    worker_processes 1;
    daemon off;
    ${process.getuid?.() === 0 ? "user root;" : ""}
    pid ${folder}/pid;
    error_log ${folder}/error.log;
    events { worker_connections 1024; }
    http {
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join("\n")}
      log_format lines escape=json '{"time":"$msec","requestId":"$request_id","method":"$request_method",'
        '"path":"$uri","status":$status,"bytes":$bytes_sent,"seconds":$request_time}';
      access_log ${folder}/access.log lines;
      sendfile on;
      tcp_nopush on;
      tcp_nodelay on;
      keepalive_requests 1000000000;
      gzip_static on;
      gzip_vary on;
      server {
        listen 127.0.0.1:${port};
        root ${folder}/files;
        ${locations.join("\n")}
      }
    }`;
  await writeFile(join(folder, "nginx.conf"), config);
  const options = ["-c", join(folder, "nginx.conf"), "-e", join(folder, "error.log")];
  const child = spawn("nginx", options, { stdio: ["ignore", "inherit", "inherit"] });
  const exited = once(child, "exit");
  const url = `http://127.0.0.1:${port}`;
  await ready(url + [...files.keys()][0], exited);
  const worker = await readFile(`/proc/${child.pid}/task/${child.pid}/children`, "utf8");
  const stop = async () => {
    child.kill("SIGTERM");
    await exited;
  };
  return { url, pid: Number(worker.trim().split(" ")[0]), stop };
}

/** Throws if the server ends first. */
export async function ready(url: string, exited: Promise<unknown>): Promise<void> {
  const ended = exited.then(() => {
    throw new Error(`The server of ${url} ended before it answered.`);
  });
  const isReady = () =>
    fetch(url).then(
      (response) => response.ok,
      () => false,
    );
  const started = async () => {
    while (!(await isReady())) await sleep(100);
  };
  await Promise.race([started(), ended]);
}

/** Writes a file and its compressed copy for nginx; returns its part of the configuration. */
async function layOut(
  folder: string,
  address: string,
  { path, headers, encoded: { gzip } }: StaticFile,
  name: string,
): Promise<string> {
  await copyFile(path, join(folder, "files", name));
  if (gzip) await copyFile(gzip, join(folder, "files", `${name}.gz`));
  const fields = Object.entries({ ...SECURITY_HEADERS, ...headers })
    .filter(([field]) => !OWN_FIELDS.has(field))
    .map(([field, value]) => `add_header ${field} ${quote(value)};`);
  return `location = ${address} {
    default_type ${quote(headers["content-type"] ?? "")};
    ${fields.join("\n    ")}
    add_header X-Request-Id $request_id;
    try_files /${name} =404;
  }`;
}

function quote(text: string): string {
  return `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}
