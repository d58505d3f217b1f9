/** Preloaded with `node --import`: shifts a site's clock by `CLOCK_SHIFT_MS`, but not the database's. */
const shift = Number(process.env.CLOCK_SHIFT_MS ?? 0);
const real = Date.now.bind(Date);
const now = () => real() + shift;

globalThis.Date = new Proxy(Date, {
  construct: (target, given: unknown[], newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget) as Date,
  get: (target, name) => (name === "now" ? now : (Reflect.get(target, name) as unknown)),
});
