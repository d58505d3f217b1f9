/**
 * The `sizes` of a picture that its box crops.
 *
 * `sizes` speaks of the picture's width before it is cropped. A box that is narrower in proportion than the picture
 * shows only a part of that width, so each length grows by the ratio of the two; a wider box crops the height and
 * changes nothing.
 */
export function coverSizes(sizes: string, pictureAspect: number, boxAspect?: number): string {
  const growth = boxAspect ? pictureAspect / boxAspect : 1;
  if (growth <= 1) return sizes;
  const factor = Number(growth.toFixed(3));
  return splitOutsideBrackets(sizes, ",")
    .map((candidate) => {
      const words = splitOutsideBrackets(candidate.trim(), " ");
      const length = words.pop() ?? "100vw";
      return [...words, `calc(${length} * ${factor})`].join(" ");
    })
    .join(", ");
}

function splitOutsideBrackets(text: string, separator: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const character of text) {
    if (character === "(") depth += 1;
    if (character === ")") depth -= 1;
    if (character === separator && depth === 0) parts.push("");
    else parts[parts.length - 1] += character;
  }
  return parts;
}
