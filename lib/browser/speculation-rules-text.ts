/** Marks a link whose page is prefetched, or prerendered where the value is `HOVERED`. */
export const PREFETCH = "data-ahead";
export const HOVERED = "drawn";

/** The speculation rules of every public page. One constant text, so that the policy can allow its hash. */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: { selector_matches: `[${PREFETCH}]` }, eagerness: "immediate" }],
  prerender: [{ where: { selector_matches: `[${PREFETCH}=${HOVERED}]` }, eagerness: "immediate" }],
});
