/**
 * The `sizes` of an image that its box crops. They mean the width before cropping, so each length grows by the ratio of
 * the proportions if the box is narrower. `boxAspect` may have one value per length.
 */
export function coverSizes(
  sizes: string,
  imageAspect: number,
  boxAspect?: number | readonly number[],
): string {
  if (boxAspect === undefined) return sizes;
  const aspects = typeof boxAspect === "number" ? [boxAspect] : boxAspect;
  return splitOutsideBrackets(sizes, ",")
    .map((candidate, index) => {
      const growth = imageAspect / (aspects[index] ?? aspects.at(-1) ?? imageAspect);
      if (growth <= 1) return candidate.trim();
      const words = splitOutsideBrackets(candidate.trim(), " ");
      const length = words.pop() ?? "100vw";
      return [...words, `calc(${length} * ${Number(growth.toFixed(3))})`].join(" ");
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
