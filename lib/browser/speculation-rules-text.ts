/** Marks a link whose page is prefetched, or prerendered where the value is `DRAWN`. */
export const AHEAD = "data-ahead";
export const DRAWN = "drawn";

/** The speculation rules of every public page. One constant text, so that the policy can allow its hash. */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: { selector_matches: `[${AHEAD}]` }, eagerness: "immediate" }],
  prerender: [{ where: { selector_matches: `[${AHEAD}=${DRAWN}]` }, eagerness: "immediate" }],
});
