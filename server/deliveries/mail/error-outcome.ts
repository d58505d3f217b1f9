import type { Outcome } from "#db/deliveries/delivery-outcome.ts";
import type { Mail } from "./mail.ts";
import { anonymousLine } from "./smtp-response-text.ts";

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
export function outcomeOfError(error: unknown, { to, replyTo }: Mail): Outcome {
  const mailError: MailError = error instanceof Error ? error : new Error(String(error));
  const words = anonymousLine(wordsOf(mailError), [to.address, replyTo.address]);
  return isFinal(mailError) ? { result: "rejected", words } : { result: "postponed", words };
}

function isFinal({ code, command, permanent, responseCode }: MailError): boolean {
  // Nodemailer's own error for an address that SMTP cannot express.
  if (code === "EENVELOPE" && command === "API") return true;
  const isAboutThis = command === "RCPT TO" || command === "DATA";
  return isAboutThis && permanent === true && !AUTHENTICATION.has(responseCode ?? 0);
}

/** SMTP codes that require a password or encryption, after any command. */
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

/** Joins the lines of a multi-line reply (`550-5.1.1 No such`, `550 5.1.1 user`). */
function withoutRepeatedCodes(response: string): string {
  const [code] = /^\d{3}/.exec(response) ?? [""];
  const lines = response.split(/\r?\n/).map((line) => line.replace(/^\d{3}[ -]/, ""));
  return [code, ...lines].join(" ");
}
