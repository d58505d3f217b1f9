/** Marks a link whose page is prefetched, or prerendered if the value is `DRAWN`. */
export const AHEAD = "data-ahead";
export const DRAWN = "drawn";

/** The speculation rules of every public page; one constant text, so that a policy can allow it by hash. */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: { selector_matches: `[${AHEAD}]` }, eagerness: "immediate" }],
  prerender: [{ where: { selector_matches: `[${AHEAD}=${DRAWN}]` }, eagerness: "immediate" }],
});
