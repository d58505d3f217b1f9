import { encodeForm, hiddenFields } from "./plain-form.ts";
import { INBOX } from "./inbox-page.ts";
import { someAddress } from "./some-address.ts";

const EVERY_MS = 10;

export type Guessing = { stop: () => Promise<{ sent: number }> };

/** Guesses the inbox's password 100 times a second, each time from another address and network. */
export async function startGuessing(site: string): Promise<Guessing> {
  const html = await (await fetch(site + INBOX)).text();
  const { type, body } = await encodeForm({
    ...hiddenFields(html),
    password: "a stranger's guess",
  });
  const guesses: Promise<unknown>[] = [];
  const guess = async () => {
    const response = await fetch(site + INBOX, {
      method: "POST",
      headers: { "content-type": type, "x-forwarded-for": someAddress() },
      body,
    });
    await response.arrayBuffer();
  };
  const startedAt = performance.now();
  // A timer that is late makes up for it.
  const timer = setInterval(() => {
    while (guesses.length < (performance.now() - startedAt) / EVERY_MS) guesses.push(guess());
  }, EVERY_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      await Promise.all(guesses);
      return { sent: guesses.length };
    },
  };
}
