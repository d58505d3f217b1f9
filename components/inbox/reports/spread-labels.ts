/** Positions labels from top to bottom, each as near to its target as possible and at least `gap` apart. */
export function spread(
  wanted: readonly number[],
  gap: number,
  top: number,
  bottom: number,
): number[] {
  const down: number[] = [];
  for (const place of wanted) down.push(Math.max(place, (down.at(-1) ?? top - gap) + gap));
  const up: number[] = [];
  for (const place of down.toReversed())
    up.push(Math.min(place, (up.at(-1) ?? bottom + gap) - gap));
  return up.toReversed();
}
