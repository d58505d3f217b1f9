/**
 * Chromium's autofill and others ask where things are as soon as a page is parsed. Before its style sheets have come
 * that lays out the whole page for nobody, in one task. Until then there is no body to lay out: base.css has it back at
 * once, and where that never comes, the first frame has.
 */
const NOT_BEFORE_STYLES =
  "body { animation: styled-first 1ms backwards } @keyframes styled-first { from { display: none } }";

/** Keeps a page from being laid out before its style sheets are there, which no browser shows anyway. */
export function StyledFirst() {
  return (
    <style href="styled-first" precedence="first">
      {NOT_BEFORE_STYLES}
    </style>
  );
}
