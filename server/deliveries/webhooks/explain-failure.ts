import type { Outcome } from "#db/deliveries/delivery-outcome.ts";

/** Explanations by error code; the error's message would contain the address. */
const WORDS: readonly [code: RegExp, words: string][] = [
  [/^EPRIVATE$/, "is in a private network; WEBHOOK_PRIVATE_HOSTS would have to name its host"],
  [/^(ABORT_ERR|ETIMEDOUT)$/, "did not answer in time"],
  [/^(ENOTFOUND|ENODATA|EAI_\w+)$/, "has a name that cannot be looked up"],
  [/^ECONNREFUSED$/, "let nobody connect"],
  [/^E(HOST|NET)UNREACH$/, "cannot be reached"],
  [/^(ECONNRESET|EPIPE)$/, "broke the connection off"],
  [/^HPE_/, "answered with something that is not HTTP"],
  [/CERT|ISSUER|VERIFY/, "showed a certificate that is not accepted"],
  [/^(EPROTO|ERR_SSL_)/, "could not agree on an encryption"],
];

/** Explains an attempt without a response. Every such error may be temporary, so the delivery is retried. */
export function explainFailure(error: unknown): Outcome {
  const code = codeOf(error);
  const known = WORDS.find(([pattern]) => pattern.test(code));
  return { result: "postponed", words: known?.[1] ?? `cannot be reached (${code})` };
}

function codeOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" ? code : "no code";
}
