/**
 * Autofill forces a layout right after parsing; before the style sheets load it is wasted. base.css, or the first
 * frame, shows the body.
 */
const NOT_BEFORE_STYLES =
  "body { animation: styled-first 1ms backwards } @keyframes styled-first { from { display: none } }";

export function StyledFirst() {
  return (
    <style href="styled-first" precedence="first">
      {NOT_BEFORE_STYLES}
    </style>
  );
}
