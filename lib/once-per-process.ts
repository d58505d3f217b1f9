const holder = globalThis as typeof globalThis & { teragus?: Map<string, unknown> };
// On `globalThis`, since Next bundles its routes separately, reloads modules, and a build uses each more than once.
const kept = (holder.teragus ??= new Map());

/** What `create` returned when this `key` was first asked for. */
export function oncePerProcess<Value>(key: string, create: () => Value): Value {
  if (!kept.has(key)) kept.set(key, create());
  return kept.get(key) as Value;
}
