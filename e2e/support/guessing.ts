import { encodeForm, hiddenFields } from "./plain-form.ts";
import { INBOX } from "./inbox-page.ts";
import { someAddress } from "./some-address.ts";

const EVERY_MS = 10;

export type Guessing = { stop: () => Promise<{ sent: number; unanswered: number }> };

/** Guesses the inbox's password 100 times a second, each time from another address and network. */
export async function startGuessing(site: string): Promise<Guessing> {
  const html = await (await fetch(site + INBOX)).text();
  const { type, body } = await encodeForm({
    ...hiddenFields(html),
    password: "a stranger's guess",
  });
  const guesses: Promise<boolean>[] = [];
  /** Whether it was answered. */
  const guess = () =>
    fetch(site + INBOX, {
      method: "POST",
      headers: { "content-type": type, "x-forwarded-for": someAddress() },
      body,
    })
      .then((response) => response.arrayBuffer())
      .then(
        () => true,
        () => false,
      );
  const startedAt = performance.now();
  // A timer that is late makes up for it.
  const timer = setInterval(() => {
    while (guesses.length < (performance.now() - startedAt) / EVERY_MS) guesses.push(guess());
  }, EVERY_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      const answered = (await Promise.all(guesses)).filter(Boolean).length;
      return { sent: guesses.length, unanswered: guesses.length - answered };
    },
  };
}
