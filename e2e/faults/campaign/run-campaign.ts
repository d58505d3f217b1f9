/** `npm run bench -- campaign [seconds [visitors [browsers]]]` */
import { ensureBuild } from "#scripts/build/build-site.ts";
import { runCampaign } from "./campaign.ts";

const [seconds = 120, visitors = 20, browsers = 2] = process.argv.slice(2).map(Number);

await ensureBuild();
const report = await runCampaign({ seconds, visitors, browsers, env: { NEXT_DIST_DIR: ".next" } });
const { acknowledged, lost, doubled, altered, files } = report;
const { events, slowestResponseMs, lateResponses } = report;
const rows: [string, number | string][] = [
  ["acknowledged requests", acknowledged],
  ["of them lost", lost.length],
  ["of them doubled", doubled.length],
  ["of them altered", altered.length],
  ["files stored as sent", files.intact],
  ["files that the inbox names as not received", files.missing],
  ["files lost or altered", files.lost.length],
  ...Object.entries(events),
  ["slowest response", `${(slowestResponseMs / 1_000).toFixed(1)} s`],
  ["responses after more than 10 s", lateResponses.length],
];
for (const [name, value] of rows) process.stdout.write(`${name.padEnd(48)}${value}\n`);
const wrong = [...lost, ...doubled, ...altered, ...files.lost];
for (const email of wrong) process.stdout.write(`look at ${email}\n`);
for (const late of lateResponses) process.stdout.write(`late: ${late}\n`);
process.exitCode = acknowledged > 0 && wrong.length === 0 ? 0 : 1;
