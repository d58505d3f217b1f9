/** `npm run bench -- deliveries [kills]` */
import { ensureBuild } from "#scripts/build/build-site.ts";
import { killBetweenCommitAndDelivery } from "./delivery-campaign.ts";

const kills = Number(process.argv[2] ?? 100);

await ensureBuild();
const report = await killBetweenCommitAndDelivery(kills, { NEXT_DIST_DIR: ".next" });
const { stored, undelivered, repeated, leftByTheLastKill } = report;
process.stdout.write(
  `${kills} kills, ${stored} requests: ${undelivered.length} of them undelivered, ${repeated} deliveries repeated, ${leftByTheLastKill} left by the last kill\n`,
);
for (const reference of undelivered) process.stdout.write(`look at ${reference}\n`);
process.exitCode = undelivered.length === 0 ? 0 : 1;
