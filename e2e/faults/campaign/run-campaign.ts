/** `npm run bench -- campaign [seconds [visitors [browsers]]]` */
import { ensureBuild } from "#scripts/build/build-site.ts";
import { runCampaign } from "./campaign.ts";

const [seconds = 120, visitors = 20, browsers = 2] = process.argv.slice(2).map(Number);

await ensureBuild();
const report = await runCampaign({ seconds, visitors, browsers, env: { NEXT_DIST_DIR: ".next" } });
const { acknowledged, lost, doubled, altered, events, slowestResponseMs, lateResponses } = report;
const rows: [string, number | string][] = [
  ["acknowledged requests", acknowledged],
  ["of them lost", lost.length],
  ["of them doubled", doubled.length],
  ["of them altered", altered.length],
  ...Object.entries(events),
  ["slowest response", `${(slowestResponseMs / 1_000).toFixed(1)} s`],
  ["responses after more than 10 s", lateResponses.length],
];
for (const [name, value] of rows) process.stdout.write(`${name.padEnd(48)}${value}\n`);
for (const email of [...lost, ...doubled, ...altered]) process.stdout.write(`look at ${email}\n`);
for (const late of lateResponses) process.stdout.write(`late: ${late}\n`);
process.exitCode = acknowledged > 0 && lost.length + doubled.length + altered.length === 0 ? 0 : 1;
