/** Fields with which a page is asked for something that is not in its file: for its scripts' data, or for a refusal. */
const FOR_NEXT = new Set([
  "content-length",
  "content-type",
  "next-action",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-router-state-tree",
  "next-url",
  "rsc",
  "transfer-encoding",
]);

/** Whether a request with this field is Next's to answer, whatever it is for. `name` in small letters. */
export function isForNext(name: string): boolean {
  return FOR_NEXT.has(name);
}
