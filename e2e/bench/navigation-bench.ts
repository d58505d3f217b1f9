/**
 * `npm run bench -- navigation [other built tree] [--slower=4] [--motion]`: median times on a slow network from the
 * click to the painted heading and largest image. With another tree, measures both in turns and fails over half its
 * time. Transitions are off without `--motion`, since they are slow without a GPU.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { ensureBuild } from "#scripts/build/build-site.ts";
import { startOtherSite } from "#e2e/support/other-site.ts";
import { startSite } from "#e2e/support/site.ts";
import { startSlowNetwork } from "#e2e/support/slow-network.ts";
import { openTab } from "#e2e/support/tabs.ts";

/** Slow 4G as in DevTools. */
const NETWORK = { up: 93_750, down: 200_000, roundTripMs: 150 };
const HOVER_MS = 100;
const TIMES = 10;
const LARGEST_RATIO = 0.5;
const LONGEST_IMAGE_MS = 5_000;
const READING_MS = 1_000;

const LINKS = [
  { from: "/", link: 'main a[href="/products"]' },
  { from: "/", link: 'main a[href="/products/custom-cabinets"]' },
  { from: "/", link: 'main a[href="/asset-classes/office"]' },
  { from: "/", link: 'header a[href="/about"]' },
  { from: "/products", link: 'main a[href="/products/wall-panels"]' },
  { from: "/markets", link: 'main a[href="/asset-classes/hospitality-resorts"]' },
  { from: "/asset-classes/office", link: 'main a[href="/markets"]' },
] as const;

const IMAGE_ELEMENT = "main img[fetchpriority=high]";

/** No `image` if Chromium reports none, as for some that a script inserted. */
type Times = { heading: number; image?: number };

/** Records when the newest heading and image were painted, in milliseconds since 1970. */
const WATCH = `(() => {
  const painted = (window.painted = { heading: 0, picture: 0 });
  new PerformanceObserver((list) => {
    const [{ activationStart }] = performance.getEntriesByType("navigation");
    for (const { identifier, startTime } of list.getEntries())
      painted[identifier] = performance.timeOrigin + Math.max(startTime, activationStart);
  }).observe({ type: "element", buffered: true });
  const watch = (root) => {
    for (const heading of root.querySelectorAll("h1")) heading.setAttribute("elementtiming", "heading");
    for (const picture of root.querySelectorAll("${IMAGE_ELEMENT}")) picture.setAttribute("elementtiming", "picture");
  };
  new MutationObserver(() => watch(document)).observe(document, { childList: true, subtree: true });
})();`;

await ensureBuild();
const { values: chosen, positionals } = parseArgs({
  allowPositionals: true,
  options: { motion: { type: "boolean" }, slower: { type: "string", default: "1" } },
});
const isStill = !chosen.motion;
const slowdown = Number(chosen.slower);
const [other] = positionals;
await using servers = new AsyncDisposableStack();
const sites: string[] = [];
for (const start of [...(other ? [() => startOtherSite(other)] : []), startHere]) {
  const site = servers.use(await start());
  sites.push(servers.use(await startSlowNetwork(site.url, NETWORK)).url);
}
const tooSlow: string[] = [];
for (const { from, link } of LINKS) {
  const times: Times[][] = sites.map(() => []);
  for (let time = 0; time < TIMES; time += 1)
    for (const [index, site] of sites.entries()) times[index]?.push(await follow(site, from, link));
  const medians = times.map(medianOf);
  const [before, now] = medians;
  const name = `${from} to ${link}`.padEnd(66);
  process.stdout.write(`${name}${medians.map(describe).join("  ")}`);
  if (before && now) {
    const ratios = [now.heading / before.heading];
    if (now.image && before.image) ratios.push(now.image / before.image);
    process.stdout.write(`  ratios ${ratios.map((ratio) => ratio.toFixed(2)).join(" ")}`);
    if (Math.max(...ratios) > LARGEST_RATIO) tooSlow.push(name);
  }
  process.stdout.write("\n");
}
process.exitCode = tooSlow.length > 0 ? 1 : 0;

/** Each visit has a new browser with an empty cache. */
async function follow(site: string, from: string, link: string): Promise<Times> {
  await using tab = await openTab({ slowdown, isStill, script: WATCH });
  await tab.goto(site + from);
  await sleep(READING_MS);
  await tab.moveTo({ x: 5, y: 300 });
  await tab.scrollTo(link);
  await sleep(READING_MS);
  await tab.hover(link);
  await sleep(HOVER_MS);
  const clickedAt = await tab.click(link);
  await tab.waitFor(`painted.heading > ${clickedAt}`);
  // Then only the heading counts.
  await tab
    .waitFor(
      `painted.picture > ${clickedAt} || !document.querySelector("${IMAGE_ELEMENT}")`,
      LONGEST_IMAGE_MS,
    )
    .catch(() => undefined);
  const { heading, image } = await tab.evaluate<Required<Times>>("painted");
  return {
    heading: heading - clickedAt,
    ...(image > clickedAt && { image: Math.max(heading, image) - clickedAt }),
  };
}

function startHere() {
  return startSite({ NEXT_DIST_DIR: ".next" });
}

function medianOf(times: readonly Times[]): Times {
  const images = times.flatMap(({ image }) => image ?? []);
  return {
    heading: middle(times.map(({ heading }) => heading)),
    ...(images.length > times.length / 2 && { image: middle(images) }),
  };
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

function describe({ heading, image }: Times): string {
  return [heading, image].map((value) => (value?.toFixed(0) ?? "–").padStart(6)).join("");
}
