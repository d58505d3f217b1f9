const sentences: string[] = [];

/** What `either` chooses from: all of it is translated, so that no switch and no record leaves a page without words. */
export const alternatives: readonly string[] = sentences;

/** One of two sentences of a record, where it says less without something that the owner can take away. */
export function either(isThere: boolean, one: string, other: string): string {
  sentences.push(one, other);
  return isThere ? one : other;
}
