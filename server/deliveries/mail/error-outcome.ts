import type { Outcome } from "#db/deliveries/delivery-outcome.ts";
import type { Mail } from "./mail.ts";
import { anonymousLine } from "./smtp-response-text.ts";

/** What nodemailer says of a mail that was not sent. */
type MailError = Error & {
  code?: string;
  originalCode?: string;
  command?: string;
  response?: string;
  responseCode?: number;
  /** Whether a 5xx is final; a 503 is not, which is about the order of commands. */
  permanent?: boolean;
  timeoutType?: string;
};

/**
 * What became of a mail that was not sent. Only what the server says of this recipient or this message is final:
 * whatever it has against the connection, the password or the sender can be mended on our side, and the mail sent then.
 */
export function outcomeOfError(error: unknown, { to, replyTo }: Mail): Outcome {
  const mailError: MailError = error instanceof Error ? error : new Error(String(error));
  const words = anonymousLine(wordsOf(mailError), [to.address, replyTo.address]);
  return isFinal(mailError) ? { result: "refused", words } : { result: "postponed", words };
}

function isFinal({ code, command, permanent, responseCode }: MailError): boolean {
  // Nodemailer's own refusal of an address that no command can carry.
  if (code === "EENVELOPE" && command === "API") return true;
  const isAboutThis = command === "RCPT TO" || command === "DATA";
  return isAboutThis && permanent === true && !AUTHENTICATION.has(responseCode ?? 0);
}

/** Replies that ask for a password or for encryption, wherever they come. */
const AUTHENTICATION = new Set([530, 534, 535, 538]);

function wordsOf({ code, originalCode, response, message, timeoutType }: MailError): string {
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

/** A reply of several lines, `550-5.1.1 No such` and `550 5.1.1 user`, as one. */
function withoutRepeatedCodes(response: string): string {
  const [code] = /^\d{3}/.exec(response) ?? [""];
  const lines = response.split(/\r?\n/).map((line) => line.replace(/^\d{3}[ -]/, ""));
  return [code, ...lines].join(" ");
}
