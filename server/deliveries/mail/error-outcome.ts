import type { DeliveryOutcome } from "#db/deliveries/claim-deliveries.ts";
import type { Mail } from "./mail.ts";

type MailError = Error & {
  code?: string;
  originalCode?: string;
  command?: string;
  response?: string;
  responseCode?: number;
  /** Whether a 5xx is final; a 503 (bad command sequence) is not. */
  permanent?: boolean;
  timeoutType?: string;
};

/** Only errors about this recipient or message are final; all others can be fixed on our side, so it is retried. */
export function outcomeOfError(error: unknown, { to, replyTo }: Mail): DeliveryOutcome {
  const mailError: MailError = error instanceof Error ? error : new Error(String(error));
  const reason = anonymousLine(messageOf(mailError), [to.address, replyTo.address]);
  return isFinal(mailError) ? { result: "rejected", reason } : { result: "postponed", reason };
}

function isFinal({ code, command, permanent, responseCode }: MailError): boolean {
  // Nodemailer's own error for an address that SMTP cannot express.
  if (code === "EENVELOPE" && command === "API") return true;
  const isAboutThis = command === "RCPT TO" || command === "DATA";
  return isAboutThis && permanent === true && !AUTHENTICATION.has(responseCode ?? 0);
}

/** SMTP codes that require a password or encryption, after any command. */
const AUTHENTICATION = new Set([530, 534, 535, 538]);

function messageOf({ code, originalCode, response, message, timeoutType }: MailError): string {
  const said = response ? withoutRepeatedCodes(response) : undefined;
  if (code === "ETLS") return `The mail server did not encrypt: ${said ?? message}`;
  const names = [timeoutType, originalCode, code].flatMap((name) => OWN_WORDS[name ?? ""] ?? []);
  return said ?? names[0] ?? `The mail could not be sent: ${message}`;
}

const OWN_WORDS: Record<string, string> = {
  CONNECT_TIMEOUT: "The mail server could not be reached in time.",
  GREETING_TIMEOUT: "The mail server did not greet in time.",
  UPGRADE_TIMEOUT: "The mail server did not finish STARTTLS in time.",
  SOCKET_TIMEOUT: "The mail server fell silent.",
  EABORT: "The mail server took too long.",
  ECONNREFUSED: "The mail server refused the connection.",
  EDNS: "The mail server's name was not found.",
  ECONNECTION: "The mail server ended the connection.",
  ECONNRESET: "The mail server ended the connection.",
};

/** Joins the lines of a multi-line reply (`550-5.1.1 No such`, `550 5.1.1 user`). */
function withoutRepeatedCodes(response: string): string {
  const [code] = /^\d{3}/.exec(response) ?? [""];
  const lines = response.split(/\r?\n/).map((line) => line.replace(/^\d{3}[ -]/, ""));
  return [code, ...lines].join(" ");
}

/** In characters: the longest kept line; `READ` is how much of the response is examined for it. */
const LONGEST = 300;
const READ = 2_000;

const REDACTED = "[address]";

/** Matches `ana@studio.example`, `"ana ruiz"@studio.example`, `ana%40studio.example` and `ana@[10.1.2.3]`. */
const ADDRESS =
  /(?:"[^"]*"|[^\s<>()"',;:[\]]*)(?:@|%40|＠|﹫)(?:\[[^\]]*\]|[^\s<>()"',;:[\]]*[^\s<>()"',;:[\].!?])?/giu;

/** One printable line without e-mail addresses; some servers repeat only the local part of `addresses`. */
export function anonymousLine(text: string, addresses: readonly string[] = []): string {
  const line = beginningOf(text)
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, " ")
    .replaceAll(ADDRESS, REDACTED)
    .trim();
  const mailboxes = addresses.flatMap((address) => /^(.+)@/.exec(address)?.[1] ?? []);
  const known = mailboxes.reduce((done, name) => done.replaceAll(wordOf(name), REDACTED), line);
  const characters = [...known];
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST - 1).join("")}…` : known;
}

/** Limits a response that may be a megabyte long; cuts between words, since half an address would not be recognized. */
function beginningOf(text: string): string {
  return text.length > READ ? text.slice(0, READ).replace(/\S*$/, "…") : text;
}

function wordOf(text: string): RegExp {
  const escaped = text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`, "giu");
}
