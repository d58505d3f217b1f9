/** How many parts may be on their way to this process at once, and of one address: each takes a part's bytes of memory. */
const PLACES = 48;
const PLACES_OF_CLIENT = 16;

const taken = new Map<string, number>();
let total = 0;

/** Gives a client a place for a part that it sends, and returns the function that gives it back; undefined where none is free. */
export function takePartSlot(client: string): (() => void) | undefined {
  const own = taken.get(client) ?? 0;
  if (total >= PLACES || own >= PLACES_OF_CLIENT) return undefined;
  total += 1;
  taken.set(client, own + 1);
  let isTaken = true;
  return () => {
    if (!isTaken) return;
    isTaken = false;
    total -= 1;
    const left = (taken.get(client) ?? 0) - 1;
    if (left > 0) taken.set(client, left);
    else taken.delete(client);
  };
}
