const coming = new Map<string, Promise<void>>();

/** Loads classic scripts in parallel and runs them in order. Rejects if one fails; a later call reloads only that. */
export async function loadScripts(addresses: readonly string[]): Promise<void> {
  await Promise.all(
    addresses.map((src) =>
      load(src, () => Object.assign(document.createElement("script"), { src, async: false })),
    ),
  );
}

/** Loads and applies a style sheet. Rejects if it fails; the next call tries again. */
export function loadStyles(href: string): Promise<void> {
  return load(href, () =>
    Object.assign(document.createElement("link"), { rel: "stylesheet", href }),
  );
}

/** Preloads modules ahead of the module that imports them. */
export function preloadModules(addresses: readonly string[]): void {
  for (const href of addresses)
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "modulepreload", href }),
    );
}

function load(address: string, create: () => HTMLElement): Promise<void> {
  const known = coming.get(address);
  if (known) return known;
  const loaded = new Promise<void>((resolve, reject) => {
    const element = create();
    element.addEventListener("load", () => resolve());
    element.addEventListener("error", () => {
      coming.delete(address);
      element.remove();
      reject(new Error(`${address} did not come.`));
    });
    document.head.append(element);
  });
  coming.set(address, loaded);
  return loaded;
}
