/** Providers that deliver an address with or without these characters to one mailbox, under any of their domains. */
const IGNORED = [
  { domains: ["gmail.com", "googlemail.com"], characters: /\./g },
  { domains: ["proton.me", "protonmail.com", "pm.me"], characters: /[._-]/g },
] as const;

/**
 * One address for all that reach the same mailbox: in lower case, without what follows a plus, and without what its provider
 * ignores. To count by, not to write to.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf("@");
  const [local = ""] = email.slice(0, at).toLowerCase().split("+");
  const domain = email.slice(at + 1).toLowerCase();
  const provider = IGNORED.find(({ domains }) => domains.some((each) => each === domain));
  return provider
    ? `${local.replaceAll(provider.characters, "")}@${provider.domains[0]}`
    : `${local}@${domain}`;
}
