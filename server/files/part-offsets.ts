/** Concurrent part uploads in total and per address: each holds one part in memory. A browser sends two at once. */
const PLACES = 48;
const PLACES_OF_CLIENT = 6;

const taken = new Map<string, number>();
let total = 0;

/** Reserves an upload slot and returns its release function; undefined if none is free. */
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
