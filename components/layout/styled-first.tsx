/**
 * Autofill forces a layout after parsing, which is wasted before the style sheets: hide the body until base.css loads.
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
