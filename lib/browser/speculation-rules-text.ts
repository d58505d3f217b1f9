/** The attribute of a link that is likely to be followed: its page is fetched, and drawn where its value is `DRAWN`. */
export const AHEAD = "data-ahead";
export const DRAWN = "drawn";

/**
 * The speculation rules of every public page, as they stand in its document: links are chosen by marking them. One text,
 * so that a policy can allow it by its hash.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: { selector_matches: `[${AHEAD}]` }, eagerness: "immediate" }],
  prerender: [{ where: { selector_matches: `[${AHEAD}=${DRAWN}]` }, eagerness: "immediate" }],
});
