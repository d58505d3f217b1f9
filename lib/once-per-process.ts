const holder = globalThis as typeof globalThis & { teragusMade?: Map<string, Promise<Buffer>> };
// On `globalThis`, since Next bundles its routes separately and a build uses each file more than once.
const made = (holder.teragusMade ??= new Map());

/** Makes a file once per process. */
export function oncePerProcess(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const known = made.get(key) ?? make();
  made.set(key, known);
  return known;
}
