import { spawnSync } from "node:child_process";
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { once } from "node:events";
import { expect, test } from "#e2e/support/fixtures.ts";
import { lastingPort, SITE_ENV, startSite } from "#e2e/support/site.ts";

const isRoot = process.getuid?.() === 0;
const START = ["scripts/postgres/with-postgres.ts", "--", process.execPath, "scripts/start.ts"];
const NO_DATABASE = { DATABASE_URL: "", MIGRATION_DATABASE_URL: "", LOG_LEVEL: "info" };
const server = new URL(process.env.DATABASE_URL ?? "");

// One copy of the checkout for all: it takes seconds.
test.describe.configure({ mode: "default", timeout: 180_000 });

let folder: string;
let checkout: string;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "start-"));
  checkout = join(folder, "Ana's site ü 张伟", "x".repeat(180));
  await mkdir(checkout, { recursive: true });
  const names = (await readdir(".")).filter(
    (name) => !/^\.(git|data|env.*|next.*)$/.test(name) || name === SITE_ENV.NEXT_DIST_DIR,
  );
  // Links, unless the places are on two disks.
  const isCopied = ["-al", "-a"].some(
    (how) => spawnSync("cp", [how, ...names, checkout]).status === 0,
  );
  expect(isCopied).toBe(true);
});
test.afterEach(() => rm(join(checkout, ".data"), { recursive: true, force: true }));
test.afterAll(() => rm(folder, { recursive: true, force: true }));

/** Where the first start and a second one say that the data are. */
async function startTwice(
  env: Record<string, string>,
  command: readonly string[] = [],
): Promise<string> {
  const said: string[] = [];
  for (const _ of [1, 2]) {
    const [program = "", ...args] = [...command, process.execPath, ...START];
    await using site = await startSite({ ...NO_DATABASE, ...env }, [program, ...args], checkout);
    said.push(/its data in (.*) \(/.exec(site.output.join("\n"))?.[1] ?? "nowhere");
    await site.stop();
  }
  expect(said[1]).toBe(said[0]);
  return said[0] ?? "";
}

test("The site starts in a folder with a long name in any script, in any locale", async () => {
  await chmod(folder, 0o755);
  expect(await startTwice({ LC_ALL: "C" })).toBe(join(checkout, ".data"));
});

if (isRoot) {
  test("Root's site in a home closed to others keeps its data where the system does", async () => {
    await chmod(folder, 0o700);
    const data = await startTwice({});
    expect(data).toMatch(/^\/var\/lib\/teragus\/\w+$/);
    await rm(data, { recursive: true });
  });

  test("A user without a name or a checkout of its own starts the site", async () => {
    const home = join(folder, "home");
    await mkdir(home);
    await chmod(folder, 0o755);
    spawnSync("chown", ["12345:12345", home]);
    const as = ["setpriv", "--reuid=12345", "--regid=12345", "--clear-groups"];
    const data = await startTwice({ HOME: home, XDG_DATA_HOME: "" }, as);
    expect(data).toMatch(new RegExp(`^${home}/.local/share/teragus/\\w+$`));
  });
}

test("A name in .env that nothing reads is asked about, and the start goes on", async () => {
  await writeFile(join(checkout, ".env"), "\uFEFFSMPT_URL=smtp://mail.example\n");
  await chmod(folder, 0o755);
  const env = { ...NO_DATABASE, PORT: String(await lastingPort()) };
  await using site = await startSite(env, [process.execPath, ...START], checkout);
  expect(site.output.join("\n")).toContain(
    ".env sets SMPT_URL, which nothing reads. Did you mean SMTP_URL?",
  );
  await site.stop();
});

test("A taken port is reported before the build", async () => {
  const other = createServer().listen(0);
  await once(other, "listening");
  const { port } = other.address() as { port: number };
  const NEXT_DIST_DIR = ".next-never-built";
  expect(await failedStart({ PORT: String(port), NEXT_DIST_DIR }, ["scripts/start.ts"])).toBe(
    `Port ${port} is taken: set PORT to another one, such as ${port + 1}.`,
  );
  other.close();
});

const wrong = (change: object) => Object.assign(new URL(server), change).href;
for (const [what, env, sentence] of [
  ["an address without a scheme", { SITE_URL: "www.company.example" }, /SITE_URL: must be an http/],
  ["a port in letters", { PORT: "abc" }, /PORT: must be a port number/],
  ["a wrong password", { DATABASE_URL: wrong({ password: "x" }) }, /^DATABASE_URL: .* Correct the/],
  ["no such database", { DATABASE_URL: wrong({ pathname: "/no" }) }, /"no" .* createdb --owner/],
  [
    "a password that ends the address",
    { DATABASE_URL: "postgres://user:p@g#x@localhost/db" },
    /DATABASE_URL: ends too early: .* # %23/,
  ],
] as const)
  test(`A start with ${what} says so in one sentence, without a stack`, async () => {
    const said = await failedStart({ MIGRATION_DATABASE_URL: "", ...env }, START);
    expect(said).toMatch(sentence);
    expect(said).not.toMatch(/^\s+at /m);
  });

/** What a start says that must fail, as a log line does. */
async function failedStart(env: Record<string, string>, args: readonly string[]): Promise<string> {
  const { status, stdout } = spawnSync(process.execPath, args, {
    encoding: "utf8",
    env: { ...process.env, ...SITE_ENV, LOG_LEVEL: "info", ...env },
  });
  expect(status).toBe(1);
  return (JSON.parse(stdout.trim().split("\n").at(-1) ?? "{}") as { msg: string }).msg;
}
