/** Runs a benchmark or campaign: `npm run bench -- NAME [arguments]`. */
const BENCHES: Record<string, () => Promise<unknown>> = {
  attach: () => import("./attach-bench.ts"),
  campaign: () => import("#e2e/faults/campaign/run-campaign.ts"),
  cost: () => import("./cost-bench.ts"),
  csv: () => import("./csv-export-bench.ts"),
  deliveries: () => import("#e2e/faults/campaign/run-delivery-campaign.ts"),
  dialog: () => import("./dialog-bench.ts"),
  inbox: () => import("./inbox-bench.ts"),
  mutation: () => import("#scripts/mutation-tests.ts"),
  navigation: () => import("./navigation-bench.ts"),
  pages: () => import("./pages-bench.ts"),
  renderer: () => import("./renderer-bench.ts"),
  reports: () => import("./reports-bench.ts"),
  server: () => import("./server-bench.ts"),
  uploads: () => import("./uploads-bench.ts"),
};

// Removes the name, so that the benchmark finds its arguments in their usual place.
const [name = ""] = process.argv.splice(2, 1);
const bench = BENCHES[name];
if (bench) await bench();
else {
  process.stderr.write(`usage: npm run bench -- ${Object.keys(BENCHES).join(" | ")}\n`);
  process.exitCode = 1;
}
