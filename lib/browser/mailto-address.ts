/** A `mailto:` address. What is in an e-mail address of a stranger's stays in it, `?bcc=` and `%0D` too. */
export function mailtoAddress(email: string, headers: Record<string, string> = {}): string {
  const to = encodeURIComponent(email).replace("%40", "@");
  const fields = Object.entries(headers).map(
    ([name, text]) => `${name}=${encodeURIComponent(text.replaceAll("\n", "\r\n"))}`,
  );
  return `mailto:${to}${fields.length > 0 ? `?${fields.join("&")}` : ""}`;
}
