/** Runs a benchmark: `npm run bench -- NAME [arguments]`. */
const BENCHES: Record<string, () => Promise<unknown>> = {
  csv: () => import("./csv-export-bench.ts"),
  inbox: () => import("./inbox-bench.ts"),
  pages: () => import("./pages-bench.ts"),
  server: () => import("./server-bench.ts"),
  start: () => import("./start-bench.ts"),
};

// Removes the name, so that the benchmark finds its arguments in their usual place.
const [name = ""] = process.argv.splice(2, 1);
const bench = BENCHES[name];
if (bench) await bench();
else {
  process.stderr.write(`usage: npm run bench -- ${Object.keys(BENCHES).join(" | ")}\n`);
  process.exitCode = 1;
}
