/** Autofill forces a layout after parsing; hide the body until the style sheets are there, so that it is not wasted. */
const NOT_BEFORE_STYLES =
  "body { animation: styled-first 1ms backwards } @keyframes styled-first { from { display: none } }";

export function StyledFirst() {
  return (
    <style href="styled-first" precedence="first">
      {NOT_BEFORE_STYLES}
    </style>
  );
}
